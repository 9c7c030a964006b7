/** What the demo has to say about the wallet that it keeps in this browser. */
export type DemoNotice = 'storage-denied' | 'storage-damaged' | 'reset' | 'unavailable';

type Listener = (notice: DemoNotice) => void;

/** Keeps notices until somebody listens: the demo may have started before the first paint. */
export class DemoNotices {
  private readonly waiting: DemoNotice[] = [];
  private listener: Listener | null = null;

  readonly tell: Listener = (notice) => {
    if (this.listener) this.listener(notice);
    else this.waiting.push(notice);
  };

  /** Hands over what waits and all that comes; answers how to stop. */
  listen(listener: Listener): () => void {
    this.listener = listener;
    for (const notice of this.waiting.splice(0)) listener(notice);
    return () => {
      this.listener = null;
    };
  }
}
