import { refreshWallet } from '@rad-wallet/api';
import { useMessages } from '@rad-wallet/ui/messages';
import { demoMessages } from '@rad-wallet/ui/messages/shared/demo';
import { useToast } from '@rad-wallet/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { catalogue } from '../../platform/language/catalogue';
import { retryForever } from '../../platform/retryForever';
import { type DemoNotice, DemoNotices } from './demoNotices';
import { waitForWorker } from './waitForWorker';
import { WORKER } from './worker';

/** Time until MSW no longer reloads the page, in ms. */
const RELOAD_WINDOW_MS = 3000;

export function createDemo() {
  const notices = new DemoNotices();
  const otherTabs = new BroadcastChannel('rad-wallet/demo-reset');
  const tell = (notice: DemoNotice) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target origin.
    if (notice === 'reset') otherTabs.postMessage(null);
    notices.tell(notice);
  };
  const served = waitForWorker(navigator.serviceWorker, new URL(WORKER, location.href).href);
  const started = Promise.all([import('./startDemo'), served])
    .then(([{ start }]) => start(tell))
    .catch((error: unknown) => {
      console.error(error);
      notices.tell('unavailable');
    });
  /** Resolves once MSW will no longer reload the page. Rendering earlier could lose user input. */
  const settled = served.then(async (isServed) => {
    if (isServed) return;
    await started;
    await new Promise((resolve) => setTimeout(resolve, RELOAD_WINDOW_MS));
  });
  const loadToasts = async (): Promise<ComponentType> => {
    await retryForever(() => catalogue.load());
    return () => <DemoToasts notices={notices} otherTabs={otherTabs} />;
  };
  return { started, settled, loadToasts };
}

interface DemoToastsProps {
  notices: DemoNotices;
  /** Receives a message when another tab resets the demo. */
  otherTabs: BroadcastChannel;
}

function DemoToasts({ notices, otherTabs }: DemoToastsProps) {
  const queryClient = useQueryClient();
  const show = useToast();
  const t = useMessages(demoMessages);
  const onNotice = useEffectEvent((notice: DemoNotice) =>
    show({
      tone: notice === 'reset' ? 'success' : 'neutral',
      title: t(`notices.${notice}.title`),
      description: t(`notices.${notice}.description`),
    }),
  );
  useEffect(() => notices.listen(onNotice), [notices]);
  // All tabs share the demo's ledger. docs/rules.md SET-7.
  useEffect(() => {
    const refresh = () => void refreshWallet(queryClient);
    otherTabs.addEventListener('message', refresh);
    return () => otherTabs.removeEventListener('message', refresh);
  }, [otherTabs, queryClient]);
  return null;
}
