import {
  loadFirstMessages,
  loadMessageParts,
  type FirstMessages,
  type LaterMessages,
  type Locale,
  type MessagePart,
} from '@rad-wallet/ui/messages';

/** The loaded messages: those of the first paint and of the opened pages. */
export interface LocaleState {
  locale: Locale;
  messages: FirstMessages & Partial<LaterMessages>;
}

async function loadState(
  locale: Locale,
  parts: readonly MessagePart[] | null,
): Promise<LocaleState> {
  const [first, later] = await Promise.all([
    loadFirstMessages(locale),
    parts && loadMessageParts(locale, parts),
  ]);
  return { locale, messages: { ...first, ...later } };
}

/** Loads the messages of a language page by page; switches to another language only as a whole. */
export class Catalogue {
  private state: LocaleState | null = null;
  /** The parts in `state`; null until a page other than home is opened. */
  private loadedParts: readonly MessagePart[] | null = null;
  private locale: Locale = 'en';
  private faces?: Promise<void>;
  private parts: readonly MessagePart[] | null = null;
  private readonly listeners = new Set<() => void>();

  /**
   * Switches to a language once all loaded parts, and `faces` if given, are loaded. A later call wins. Rejects and
   * keeps the language if loading fails.
   */
  async setLocale(locale: Locale, faces?: Promise<void>): Promise<void> {
    this.locale = locale;
    this.faces = faces;
    try {
      await this.load();
    } catch (error) {
      if (this.state && this.locale === locale) this.locale = this.state.locale;
      throw error;
    }
  }

  /** Loads the messages of a page other than home; the next call retries after a failure. */
  async add(wanted: readonly MessagePart[]): Promise<void> {
    if (this.loadedParts && wanted.every((part) => this.loadedParts?.includes(part))) return;
    await loadMessageParts(this.locale, wanted);
    this.parts = [...new Set([...(this.parts ?? []), ...wanted])];
    await this.load();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @throws before the first language is loaded */
  readonly current = (): LocaleState => {
    if (!this.state) throw new Error('Catalogue not opened.');
    return this.state;
  };

  /** Loads the current language and parts, again if they change meanwhile, and notifies. */
  private async load(): Promise<void> {
    const { locale, parts } = this;
    const [state] = await Promise.all([loadState(locale, parts), this.faces]);
    if (locale !== this.locale || parts !== this.parts) return this.load();
    this.state = state;
    this.loadedParts = parts;
    for (const listener of this.listeners) listener();
  }
}

/** The wallet's one catalogue. */
export const catalogue = new Catalogue();
