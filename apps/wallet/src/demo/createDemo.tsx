import type { ReactNode } from 'react';
import { DemoNotices } from './demoNotices';
import { DemoToasts } from './DemoToasts';

/** Starts the demo: the mocked server, in a chunk of its own, and what it has to say. */
export function createDemo() {
  const notices = new DemoNotices();
  const started = import('./startDemo')
    .then(({ start }) => start(notices.tell))
    .catch((error: unknown) => {
      console.error(error);
      notices.tell('unavailable');
    });
  return { started, Toasts: (): ReactNode => <DemoToasts notices={notices} /> };
}
