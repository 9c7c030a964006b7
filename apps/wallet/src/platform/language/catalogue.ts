import { loadMessages, type Locale } from '@rad-wallet/ui/messages';
import { createStore } from 'zustand/vanilla';

export interface LocaleState {
  locale: Locale;
}

/** Switches the language only after the messages of all imported components are available in it. */
export class Catalogue {
  private readonly store = createStore<LocaleState | null>(() => null);
  private chosen: Locale = 'en';

  /**
   * Switches once the messages, and `fonts` if given, are loaded. A later call overrides an earlier one.
   * Rejects and keeps the current language if loading fails.
   */
  async setLocale(locale: Locale, fonts?: Promise<void>): Promise<void> {
    this.chosen = locale;
    await Promise.all([loadMessages(locale), fonts]);
    // Other components may have been imported while the fonts were loading.
    await loadMessages(locale);
    if (locale === this.chosen) this.store.setState({ locale }, true);
  }

  /** Loads the messages of newly imported components. After a failure, the next call retries. */
  async load(): Promise<void> {
    const locale = this.getLocale();
    await loadMessages(locale);
    // The language may have changed meanwhile.
    if (locale !== this.getLocale()) await this.load();
  }

  /** Returns the current language or, while the first language is loading, that one. */
  private getLocale() {
    return this.store.getState()?.locale ?? this.chosen;
  }

  readonly subscribe = this.store.subscribe;

  /** @throws before the first language is loaded */
  readonly current = (): LocaleState => {
    const state = this.store.getState();
    if (!state) throw new Error('Catalogue not opened.');
    return state;
  };
}

export const catalogue = new Catalogue();
