import { useToast } from '@rad-wallet/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { DemoNotice, DemoNotices } from './demoNotices';

/** Shows the demo's notices in the toast slot. */
export function DemoToasts({ notices }: { notices: DemoNotices }) {
  const show = useToast();
  const t = useTranslations('demo');
  const onNotice = useEffectEvent((notice: DemoNotice) =>
    show({
      tone: notice === 'reset' ? 'success' : 'neutral',
      title: t(`${notice}.title`),
      description: t(`${notice}.description`),
    }),
  );
  useEffect(() => notices.listen(onNotice), [notices]);
  return null;
}
