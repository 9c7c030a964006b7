/** How long may be worked at a stretch, ms: a frame has sixteen, and the page is drawn in them too. */
const STRETCH = 8;

export interface Stretches {
  /** ms, from any beginning. @default the page's own clock */
  now?: () => number;
  /** Lets the page do what waits, then goes on. @default a task of its own */
  pause?: (goOn: () => void) => void;
}

/**
 * Does a piece of work for each of many things, in stretches so short that a page answers in between.
 *
 * @param onDone called once after the last
 * @returns how to stop
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
