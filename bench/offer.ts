import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { painted, stand } from './frames';

/** What `scripts/bench.mjs` asks of a page; every answer is in ms. */
interface Bench {
  /** From drawing the screen to the frame in which all these parts stand. */
  mount: (parts: readonly string[]) => Promise<number>;
  /** Takes the screen out again. */
  unmount: () => void;
  /** Begins to time the next event of this type, until the frame in which all these parts stand. */
  listen: (type: string, parts: readonly string[]) => void;
  /** What came of `listen`. */
  heard: () => Promise<number>;
  /** From the top of the page to its end, a screen in each frame. */
  scroll: () => Promise<number>;
}

declare global {
  /** There once all is loaded that the screen needs. */
  var bench: Bench | undefined;
}

/** @param act what is timed, to the frame in which its effect is painted */
async function timed(act: () => unknown) {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** Puts a screen at the benchmark's disposal. */
export function offer(screen: ReactNode) {
  const place = document.getElementById('root');
  if (!place) throw new Error('There is no #root to draw in.');
  let root: Root | undefined;
  let heard = Promise.resolve(NaN);
  globalThis.bench = {
    mount: (parts) =>
      timed(() => {
        root = createRoot(place);
        root.render(screen);
        return stand(parts);
      }),
    unmount: () => root?.unmount(),
    listen(type, parts) {
      heard = new Promise((resolve) => {
        const begin = () => resolve(timed(() => stand(parts)));
        addEventListener(type, begin, { capture: true, once: true });
      });
    },
    heard: () => heard,
    scroll: () =>
      timed(async () => {
        const page = document.documentElement;
        while (page.scrollTop + page.clientHeight < page.scrollHeight - 1) {
          page.scrollTop += page.clientHeight;
          await painted();
        }
      }),
  };
}
