import { useToast } from '@rad-wallet/ui/Toast';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type DemoNotice, DemoNotices } from './demoNotices';
import { waitForWorker } from './waitForWorker';
import { useDemoMessages } from './useDemoMessages';
import { WORKER } from './worker';

/** Time after which MSW no longer reloads the page, in ms. */
const RELOAD_WINDOW_MS = 3000;

export function createDemo() {
  const notices = new DemoNotices();
  const served = waitForWorker(navigator.serviceWorker, new URL(WORKER, location.href).href);
  const started = Promise.all([import('./startDemo'), served])
    .then(([{ start }]) => start(notices.tell))
    .catch((error: unknown) => {
      console.error(error);
      notices.tell('unavailable');
    });
  /** Resolves when MSW no longer reloads the page: an earlier render could lose user input. */
  const settled = served.then(async (isServed) => {
    if (isServed) return;
    await started;
    await new Promise((resolve) => setTimeout(resolve, RELOAD_WINDOW_MS));
  });
  return { started, settled, Toasts: (): ReactNode => <DemoToasts notices={notices} /> };
}

function DemoToasts({ notices }: { notices: DemoNotices }) {
  const show = useToast();
  const messages = useDemoMessages();
  const onNotice = useEffectEvent((notice: DemoNotice) =>
    show({ tone: notice === 'reset' ? 'success' : 'neutral', ...messages.notices[notice] }),
  );
  useEffect(() => notices.listen(onNotice), [notices]);
  return null;
}
