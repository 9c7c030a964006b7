import { Share2 } from 'lucide-react';
import { AmountSentence } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { TierTrack, useRupees } from '../../components/TierTrack';
import { writeRupees } from '../../components/TierTrack/useRupees';
import { useHrefs } from '../../hooks/useHrefs';
import { type ShareOutcome, useShare } from '../../hooks/useShare';
import { useTranslations } from '../../messages';
import { CodeCard } from './CodeCard';
import { HowItWorks } from './HowItWorks';
import { BONUS_TIERS, MONTHLY_LIMIT, REFERRAL_REWARD } from './program';
import { ReferralList } from './ReferralList';
import type { Referral } from './referrals';
import { ReferralStats } from './ReferralStats';

export interface ReferralScreenProps {
  /** What friends join with. */
  code: string;
  /** Opens the sign-up with the code; the thing that is shared. */
  link: string;
  /** Whom the person has invited, newest first. */
  referrals: readonly Referral[];
  /** The code is on the clipboard. */
  onCodeCopied: () => void;
  /** The browser has no clipboard, or refused. */
  onCodeCopyFailed: () => void;
  /** How sharing the invitation went. */
  onShared: (outcome: ShareOutcome) => void;
}

/** Inviting friends, and what came of it (docs/rules.md REFERRAL). */
export function ReferralScreen({
  code,
  link,
  referrals,
  onCodeCopied,
  onCodeCopyFailed,
  onShared,
}: ReferralScreenProps) {
  const t = useTranslations('referral');
  const hrefs = useHrefs();
  const reward = useRupees()(REFERRAL_REWARD);
  const { share, isSharing } = useShare();

  async function shareInvitation() {
    const text = t('shareText', { code, reward });
    onShared(await share({ title: t('shareTitle'), text, url: link }));
  }

  return (
    <Screen
      header={
        <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
      }
      footer={
        <Button
          isFullWidth
          icon={Share2}
          isPending={isSharing}
          onPress={() => void shareInvitation()}
        >
          {t('share')}
        </Button>
      }
    >
      <CodeCard code={code} link={link} onCopied={onCodeCopied} onCopyFailed={onCodeCopyFailed} />
      <ReferralStats referrals={referrals} />
      <HowItWorks />
      <Card title={t('tiers')}>
        <TierTrack count={referrals.length} tiers={BONUS_TIERS} />
      </Card>
      <ReferralList referrals={referrals} />
      <Terms />
    </Screen>
  );
}

/** docs/rules.md REFERRAL-4, REFERRAL-6 */
function Terms() {
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
