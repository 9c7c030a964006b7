/**
 * The postings that are on their way in this tab. They outlive the page that asked for them (docs/rules.md
 * PAY-4), but not the document: whoever would reload it asks here first.
 */
export class Postings {
  private open = 0;
  private readonly listeners = new Set<() => void>();

  /** Whether the answer to one is still to come. */
  get areOpen(): boolean {
    return this.open > 0;
  }

  /** Counts a posting until it has settled. Settles as it does. */
  async during<T>(posting: () => Promise<T>): Promise<T> {
    this.change(1);
    try {
      return await posting();
    } finally {
      this.change(-1);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(by: number) {
    this.open += by;
    for (const listener of this.listeners) listener();
  }
}

/** Those of this tab. */
export const postings = new Postings();
