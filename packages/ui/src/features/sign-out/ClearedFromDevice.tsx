import { Callout } from '../../components/Callout';
import { useMessages } from '../../messages';
import { signOutMessages } from './messages';

const clearedItems = ['gift', 'profile', 'settings', 'seen'] as const;

/** Data that sign-out removes and keeps. docs/rules.md SIGNOUT-7, SIGNOUT-8. */
export function ClearedFromDevice() {
  const t = useMessages(signOutMessages);
  return (
    <Callout
      tone="neutral"
      title={t('cleared')}
      headingLevel={2}
      points={clearedItems.map((point) => t(`clearedPoints.${point}`))}
    >
      {t('clearedHint')}
    </Callout>
  );
}
