/** Maximum duration of a batch, in ms: half a frame, which leaves time for rendering. */
const BATCH_DURATION_MS = 8;

export interface BatchOptions {
  /** Returns the current time, in ms. @default performance.now */
  now?: () => number;
  /** Yields to the page, then calls `resume`. @default setTimeout */
  pause?: (resume: () => void) => void;
}

/**
 * Processes many items in short batches, so that the page stays responsive. Returns a function that cancels the work.
 */
export function runInBatches<T>(
  things: readonly T[],
  work: (thing: T) => void,
  onDone: () => void,
  { now = () => performance.now(), pause = (resume) => void setTimeout(resume) }: BatchOptions = {},
): () => void {
  let next = 0;
  let isStopped = false;
  const resume = () => {
    if (isStopped) return;
    const end = now() + BATCH_DURATION_MS;
    while (next < things.length && now() < end) {
      work(things[next] as T);
      next += 1;
    }
    if (next < things.length) pause(resume);
    else onDone();
  };
  pause(resume);
  return () => {
    isStopped = true;
  };
}
