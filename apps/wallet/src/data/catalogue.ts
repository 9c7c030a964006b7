import { loadMessages, type Locale, type Messages, type Namespace } from '@rad-wallet/ui/messages';
import { createStore } from 'zustand/vanilla';
import { FIRST_NAMESPACES } from './pageNamespaces';

/** The loaded messages: those of the first paint and of the opened pages. */
export interface LocaleState {
  locale: Locale;
  messages: Partial<Messages>;
}

/** Loads the messages of a language page by page; switches to another language only as a whole. */
export class Catalogue {
  private readonly store = createStore<LocaleState | null>(() => null);
  private locale: Locale = 'en';
  private faces?: Promise<void>;

  /** @param namespaces what every page needs. Without it, the whole catalogue is loaded at once. */
  constructor(private namespaces?: readonly Namespace[]) {}

  /**
   * Switches to a language once all loaded namespaces, and `faces` if given, are loaded. A later call wins. Rejects and
   * keeps the language if loading fails.
   */
  async setLocale(locale: Locale, faces?: Promise<void>): Promise<void> {
    this.locale = locale;
    this.faces = faces;
    try {
      await this.load();
    } catch (error) {
      const state = this.store.getState();
      if (state && this.locale === locale) this.locale = state.locale;
      throw error;
    }
  }

  /** Loads the namespaces of a page; the next call retries after a failure. */
  async add(wanted: readonly Namespace[]): Promise<void> {
    const loaded = this.store.getState()?.messages ?? {};
    if (!this.namespaces || wanted.every((namespace) => namespace in loaded)) return;
    await loadMessages(this.locale, wanted);
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

  /** Loads the current language and namespaces, again if they change meanwhile, and notifies. */
  private async load(): Promise<void> {
    const { locale, namespaces } = this;
    const [messages] = await Promise.all([loadMessages(locale, namespaces), this.faces]);
    if (locale !== this.locale || namespaces !== this.namespaces) return this.load();
    this.store.setState({ locale, messages }, true);
  }
}

/** The wallet's one catalogue. */
export const catalogue = new Catalogue(FIRST_NAMESPACES);
