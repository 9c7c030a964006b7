import { loadNamespaces, type Locale, type Namespace, type Texts } from '@rad-wallet/ui/messages';
import { createStore } from 'zustand/vanilla';
import { FIRST_NAMESPACES } from './pageNamespaces';

/** The messages loaded so far. */
export interface LocaleState {
  locale: Locale;
  messages: Texts;
}

/** Switches to another language only once all loaded namespaces are available in it. */
export class Catalogue {
  private readonly store = createStore<LocaleState | null>(() => null);
  private locale: Locale = 'en';
  private fonts?: Promise<void>;

  /** @param namespaces the namespaces that every page needs. If omitted, the whole catalogue is loaded immediately. */
  constructor(private namespaces?: readonly Namespace[]) {}

  /**
   * Switches once the namespaces, and `fonts` if given, are loaded. A later call overrides an earlier one.
   * Rejects and keeps the current language if loading fails.
   */
  async setLocale(locale: Locale, fonts?: Promise<void>): Promise<void> {
    this.locale = locale;
    this.fonts = fonts;
    try {
      await this.load();
    } catch (error) {
      const state = this.store.getState();
      if (state && this.locale === locale) this.locale = state.locale;
      throw error;
    }
  }

  /** Loads a page's namespaces. After a failure, the next call retries. */
  async add(wanted: readonly Namespace[]): Promise<void> {
    const loaded = this.store.getState()?.messages ?? {};
    if (!this.namespaces || wanted.every((namespace) => namespace in loaded)) return;
    await loadNamespaces(this.locale, wanted);
    this.namespaces = [...new Set([...this.namespaces, ...wanted])];
    await this.load();
  }

  readonly subscribe = this.store.subscribe;

  /** @throws before the first language is loaded */
  readonly current = (): LocaleState => {
    const state = this.store.getState();
    if (!state) throw new Error('Catalogue not opened.');
    return state;
  };

  /** Starts again if the language or the namespaces change while they are loading. */
  private async load(): Promise<void> {
    const { locale, namespaces } = this;
    const [messages] = await Promise.all([loadNamespaces(locale, namespaces), this.fonts]);
    if (locale !== this.locale || namespaces !== this.namespaces) return this.load();
    this.store.setState({ locale, messages }, true);
  }
}

export const catalogue = new Catalogue(FIRST_NAMESPACES);
