import { useToast } from '@rad-wallet/ui/Toast';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type DemoNotice, DemoNotices } from './demoNotices';
import { untilServed } from './served';
import { useDemoMessages } from './useDemoMessages';
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

/** Shows the demo's notices in the toast slot. */
function DemoToasts({ notices }: { notices: DemoNotices }) {
  const show = useToast();
  const messages = useDemoMessages();
  const onNotice = useEffectEvent((notice: DemoNotice) =>
    show({ tone: notice === 'reset' ? 'success' : 'neutral', ...messages.notices[notice] }),
  );
  useEffect(() => notices.listen(onNotice), [notices]);
  return null;
}
