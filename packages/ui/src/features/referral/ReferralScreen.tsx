import { Share2 } from 'lucide-react';
import { AmountSentence } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { TierTrack, useFormatReward } from '../../components/TierTrack';
import { formatReward } from '../../components/TierTrack/useFormatReward';
import { useHrefs } from '../../hooks/useHrefs';
import { type ShareOutcome, useShare } from '../../hooks/useShare';
import { useMessages } from '../../messages';
import { referralMessages } from '../../messages/shared/referral';
import { CodeCard } from './CodeCard';
import { HowItWorks } from './HowItWorks';
import type { ReferralProgram } from './program';
import { ReferralList } from './ReferralList';
import type { Referral } from './referrals';
import { ReferralStats } from './ReferralStats';

export interface ReferralScreenProps {
  /** Referral code, shown in full. */
  code: string;
  /** URL of the sign-up page with the code, shared by the share button. */
  link: string;
  /** Rewards and limits of the program. */
  program: ReferralProgram;
  /** Newest first. */
  referrals: ReadonlyArray<Referral>;
  /** Called after the code was copied; should announce it, for example with a toast. */
  onCodeCopied: () => void;
  /** Called when the clipboard is unavailable or access is denied; should announce it, for example with a toast. */
  onCodeCopyFailed: () => void;
  /** Called with the outcome of sharing. */
  onShared: (outcome: ShareOutcome) => void;
}

/**
 * Invites friends and lists referrals (docs/rules.md REFERRAL). Use it as the page of a referral program; for its
 * bonuses on another page use `TierTrack`.
 */
export function ReferralScreen({
  code,
  link,
  program,
  referrals,
  onCodeCopied,
  onCodeCopyFailed,
  onShared,
}: ReferralScreenProps) {
  const t = useMessages(referralMessages);
  const hrefs = useHrefs();
  const reward = useFormatReward()(program.reward);
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
      <HowItWorks reward={program.reward} />
      {program.tiers && program.tiers.length > 0 && (
        <Card title={t('tiers')}>
          <TierTrack count={referrals.length} tiers={program.tiers} />
        </Card>
      )}
      <ReferralList referrals={referrals} />
      <ReferralTerms program={program} />
    </Screen>
  );
}

/** Terms of the referral program. docs/rules.md REFERRAL-4, REFERRAL-6 */
function ReferralTerms({ program: { reward, monthlyLimit } }: { program: ReferralProgram }) {
  const t = useMessages(referralMessages);
  return (
    <Callout
      tone="neutral"
      title={t('terms')}
      headingLevel={2}
      points={[
        <AmountSentence key="reward">
          {(write) => t('term.reward', { reward: formatReward(write, reward) })}
        </AmountSentence>,
        t('term.credited'),
        ...(monthlyLimit === undefined ? [] : [t('term.limit', { limit: monthlyLimit })]),
        t('term.verification'),
      ]}
    />
  );
}
