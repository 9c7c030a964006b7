import { useToast } from '@rad-wallet/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { DemoNotice, DemoNotices } from './demoNotices';
import { useDemoMessages } from './useDemoMessages';

/** Shows the demo's notices in the toast slot. */
export default function DemoToasts({ notices }: { notices: DemoNotices }) {
  const show = useToast();
  const messages = useDemoMessages();
  const onNotice = useEffectEvent((notice: DemoNotice) =>
    show({ tone: notice === 'reset' ? 'success' : 'neutral', ...messages.notices[notice] }),
  );
  useEffect(() => notices.listen(onNotice), [notices]);
  return null;
}
