import { Callout } from '../../components/Callout';
import { useRupees } from '../../components/TierTrack';
import { useTranslations } from '../../messages';
import { MONTHLY_LIMIT, REFERRAL_REWARD } from './program';

/** docs/rules.md REFERRAL-4, REFERRAL-6 */
export function Terms() {
  const t = useTranslations('referral');
  const reward = useRupees()(REFERRAL_REWARD);
  return (
    <Callout
      tone="neutral"
      title={t('terms')}
      headingLevel={2}
      points={[
        t('term.reward', { reward }),
        t('term.credited'),
        t('term.limit', { limit: MONTHLY_LIMIT }),
        t('term.verification'),
      ]}
    />
  );
}
