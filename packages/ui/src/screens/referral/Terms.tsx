import { AmountSentence } from '../../components/Amount';
import { Callout } from '../../components/Callout';
import { writeRupees } from '../../components/TierTrack/useRupees';
import { useTranslations } from '../../messages';
import { MONTHLY_LIMIT, REFERRAL_REWARD } from './program';

/** docs/rules.md REFERRAL-4, REFERRAL-6 */
export function Terms() {
  const t = useTranslations('referral');
  return (
    <Callout
      tone="neutral"
      title={t('terms')}
      headingLevel={2}
      points={[
        <AmountSentence key="reward">
          {(write) => t('term.reward', { reward: writeRupees(write, REFERRAL_REWARD) })}
        </AmountSentence>,
        t('term.credited'),
        t('term.limit', { limit: MONTHLY_LIMIT }),
        t('term.verification'),
      ]}
    />
  );
}
