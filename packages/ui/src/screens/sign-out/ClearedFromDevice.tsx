import { Callout } from '../../components/Callout';
import { useTranslations } from '../../messages';

const points = ['gift', 'profile', 'settings', 'seen'] as const;

/** What is not there any more afterwards. docs/rules.md SIGNOUT-7, SIGNOUT-8. */
export function ClearedFromDevice() {
  const t = useTranslations('signOut');
  return (
    <Callout
      tone="neutral"
      title={t('cleared')}
      headingLevel={2}
      points={points.map((point) => t(`clearedPoints.${point}`))}
    >
      {t('clearedHint')}
    </Callout>
  );
}
