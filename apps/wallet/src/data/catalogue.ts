import {
  loadFirstMessages,
  loadMessageParts,
  type FirstMessages,
  type LaterMessages,
  type Locale,
  type MessagePart,
} from '@rad-wallet/ui/messages';

/** What the wallet can say at the moment: the first paint's texts, and those of the pages that were asked for. */
export interface Speech {
  locale: Locale;
  messages: FirstMessages & Partial<LaterMessages>;
}

async function load(locale: Locale, parts: readonly MessagePart[] | null): Promise<Speech> {
  const [first, later] = await Promise.all([
    loadFirstMessages(locale),
    parts && loadMessageParts(locale, parts),
  ]);
  return { locale, messages: { ...first, ...later } };
}

/** Loads a language's texts page by page, tells when there are more, and goes over to another language whole. */
export class Catalogue {
  private speech: Speech | null = null;
  /** The parts that `speech` holds; null as long as no page beyond home was asked for. */
  private spoken: readonly MessagePart[] | null = null;
  private locale: Locale = 'en';
  private faces?: Promise<void>;
  private parts: readonly MessagePart[] | null = null;
  private readonly listeners = new Set<() => void>();

  /**
   * Speaks a language once all that can be seen has come in it, and what its letters are waited for by, where
   * that is given: a choice made meanwhile wins. What does not come is thrown, and the language stays as it was.
   */
  async speak(locale: Locale, faces?: Promise<void>): Promise<void> {
    this.locale = locale;
    this.faces = faces;
    try {
      await this.follow();
    } catch (error) {
      if (this.speech && this.locale === locale) this.locale = this.speech.locale;
      throw error;
    }
  }

  /** Loads the texts of a page beyond home; a load that failed is tried again by the next call. */
  async add(wanted: readonly MessagePart[]): Promise<void> {
    if (this.spoken && wanted.every((part) => this.spoken?.includes(part))) return;
    await loadMessageParts(this.locale, wanted);
    this.parts = [...new Set([...(this.parts ?? []), ...wanted])];
    await this.follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @throws before the first language has come */
  readonly current = (): Speech => {
    if (!this.speech) throw new Error('Catalogue not opened.');
    return this.speech;
  };

  /** Tells what was asked for, once it is there; what is there already comes again at once. */
  private async follow(): Promise<void> {
    const { locale, parts } = this;
    const [speech] = await Promise.all([load(locale, parts), this.faces]);
    if (locale !== this.locale || parts !== this.parts) return this.follow();
    this.speech = speech;
    this.spoken = parts;
    for (const listener of this.listeners) listener();
  }
}

/** The wallet's one catalogue. */
export const catalogue = new Catalogue();
