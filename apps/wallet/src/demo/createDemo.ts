import { lazy } from 'react';
import { DemoNotices } from './demoNotices';

/** Starts the demo: the mocked server and what it has to say, each in a chunk that no first paint waits for. */
export function createDemo() {
  const notices = new DemoNotices();
  const started = import('./startDemo')
    .then(({ start }) => start(notices.tell))
    .catch((error: unknown) => {
      console.error(error);
      notices.tell('unavailable');
    });
  // If its words do not come, the demo is silent; the wallet goes on.
  const Toasts = lazy(() => import('./DemoToasts').catch(() => ({ default: () => null })));
  return { notices, started, Toasts };
}
