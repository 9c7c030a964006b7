import {
  loadFirstMessages,
  loadLaterMessages,
  type FirstMessages,
  type LaterMessages,
  type Locale,
} from '@rad-wallet/ui/messages';

/** The messages at hand: whole once a page beyond home was asked for. */
export type LoadedMessages = FirstMessages & Partial<LaterMessages>;

/** Loads a locale's messages in two parts and tells when there are more. */
export class Catalogue {
  private loaded: LoadedMessages | null = null;
  private opening: Promise<void> | null = null;
  private completing: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(readonly locale: Locale) {}

  /** Loads what the first paint needs. */
  open(): Promise<void> {
    this.opening ??= loadFirstMessages(this.locale).then((first) => {
      this.loaded = first;
    });
    return this.opening;
  }

  /** Loads the rest; a load that failed is tried again by the next call. */
  complete(): Promise<void> {
    this.completing ??= this.loadRest().catch((error: unknown) => {
      this.completing = null;
      throw error;
    });
    return this.completing;
  }

  private async loadRest(): Promise<void> {
    const [later] = await Promise.all([loadLaterMessages(this.locale), this.open()]);
    this.loaded = { ...this.current(), ...later };
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @throws before `open` has resolved */
  readonly current = (): LoadedMessages => {
    if (!this.loaded) throw new Error('The catalogue was not opened.');
    return this.loaded;
  };
}

/** The wallet's one catalogue. */
export const catalogue = new Catalogue('en');
