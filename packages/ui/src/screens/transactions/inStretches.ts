/** Duration of a batch, ms: half a frame, which leaves time for rendering. */
const STRETCH = 8;

export interface Stretches {
  /** Current time, ms. @default performance.now */
  now?: () => number;
  /** Yields to the page, then calls back. @default setTimeout */
  pause?: (goOn: () => void) => void;
}

/**
 * Processes many items in short batches, so that the page stays responsive.
 * @param onDone called once after the last item
 * @returns a function that stops the work
 */
export function inStretches<T>(
  things: readonly T[],
  work: (thing: T) => void,
  onDone: () => void,
  { now = () => performance.now(), pause = (goOn) => void setTimeout(goOn) }: Stretches = {},
): () => void {
  let next = 0;
  let isStopped = false;
  const goOn = () => {
    if (isStopped) return;
    const end = now() + STRETCH;
    while (next < things.length && now() < end) {
      work(things[next] as T);
      next += 1;
    }
    if (next < things.length) pause(goOn);
    else onDone();
  };
  pause(goOn);
  return () => {
    isStopped = true;
  };
}
