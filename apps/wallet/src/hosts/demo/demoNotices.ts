export type DemoNotice = 'storage-denied' | 'storage-damaged' | 'reset' | 'unavailable';

type Listener = (notice: DemoNotice) => void;

/** Queues notices until a listener subscribes, because the demo may start before the first paint. */
export class DemoNotices {
  private readonly waiting: DemoNotice[] = [];
  private listener: Listener | null = null;

  readonly tell: Listener = (notice) => {
    if (this.listener) this.listener(notice);
    else this.waiting.push(notice);
  };

  listen(listener: Listener): () => void {
    this.listener = listener;
    for (const notice of this.waiting.splice(0)) listener(notice);
    return () => {
      this.listener = null;
    };
  }
}
