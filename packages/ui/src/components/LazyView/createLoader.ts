export interface Loader<T> {
  /** Loads once; after a failure, the next call loads again. */
  load: () => Promise<T>;
  /** Null until loaded. */
  getLoaded: () => T | null;
}

/** For everything that is loaded on demand: `createLoader(() => import('./thing'))`. docs/rules.md NAV-21. */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;

  async function loadOnce(): Promise<T> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return { load: () => (loading ??= loadOnce()), getLoaded: () => loaded };
}
