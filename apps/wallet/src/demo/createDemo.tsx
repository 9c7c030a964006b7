import type { ReactNode } from 'react';
import { DemoNotices } from './demoNotices';
import { DemoToasts } from './DemoToasts';
import { untilServed } from './served';
import { WORKER } from './worker';

/** A page that is not loaded anew by then will not be, ms. */
const LOADED_ANEW = 3000;

/** Starts the demo: the mocked server, in a chunk of its own, and what it has to say. */
export function createDemo() {
  const notices = new DemoNotices();
  const served = untilServed(navigator.serviceWorker, new URL(WORKER, location.href).href);
  const started = Promise.all([import('./startDemo'), served])
    .then(([{ start }]) => start(notices.tell))
    .catch((error: unknown) => {
      console.error(error);
      notices.tell('unavailable');
    });
  /** From here on the page is here to stay. Before that it is not to be drawn: what it took up could be lost. */
  const settled = served.then(async (isServed) => {
    if (isServed) return;
    await started;
    await new Promise((resolve) => setTimeout(resolve, LOADED_ANEW));
  });
  return { started, settled, Toasts: (): ReactNode => <DemoToasts notices={notices} /> };
}
