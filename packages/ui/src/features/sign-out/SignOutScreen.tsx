import { LogOut } from 'lucide-react';
import { BalanceAmount } from '../../components/Amount';
import { Button, LinkButton } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { FlowFrame } from '../../components/FlowFrame';
import { Link } from '../../components/Link';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { useSubmission } from '../../engine/submission';
import { formatTimeOfDay } from '../../format/formatTimeOfDay';
import { useHrefs } from '../../hooks/useHrefs';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { signOutMessages } from './messages';
import { Assurances } from './Assurances';
import { ClearedFromDevice } from './ClearedFromDevice';
import { SigningOut } from './SigningOut';
import * as styles from './signOut.css';
import type { SignOutActor } from './signOutMachine';
import { useLocale } from '../../messages/intl';

export interface SessionSummary {
  /** Time of day today, `HH:MM`. */
  lastLogin: string;
  transactionsToday: number;
  /** A decimal string in the home currency. */
  accountBalance: string;
}

export interface SignOutScreenProps {
  /** A running `signOutMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: SignOutActor;
  /** Recent activity, shown before signing out; null if unknown. */
  summary: SessionSummary | null;
}

/**
 * Asks for confirmation before signing out. Use it before the user signs out; afterwards, use `SigningOut`.
 * docs/rules.md SIGNOUT.
 */
export function SignOutScreen({ actor, summary }: SignOutScreenProps) {
  const { isPending } = useSubmission(actor);
  return (
    <FlowFrame step={isPending ? 2 : 1}>
      {isPending ? <SigningOut /> : <Confirmation actor={actor} summary={summary} />}
    </FlowFrame>
  );
}

function Confirmation({ actor, summary }: SignOutScreenProps) {
  const t = useMessages(signOutMessages);
  const hrefs = useHrefs();
  const tCommon = useMessages(commonMessages);
  const locale = useLocale();
  const { submit } = useSubmission(actor);
  return (
    <Screen
      header={
        <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
      }
      footer={
        <>
          <Button variant="danger" icon={LogOut} isFullWidth onPress={submit}>
            {t('confirm')}
          </Button>
          <LinkButton href={hrefs.profile} variant="plain" isFullWidth>
            {tCommon('cancel')}
          </LinkButton>
        </>
      }
    >
      <ProblemNotice actor={actor} />
      <Callout tone="pending" title={t('explanation')}>
        {t('explanationText')}
      </Callout>
      <Assurances />
      <ClearedFromDevice />
      {summary && (
        <Card title={t('recentActivity')}>
          <DescriptionList
            items={[
              {
                term: t('lastLogin'),
                value: t('lastLoginTime', { time: formatTimeOfDay(summary.lastLogin, locale) }),
              },
              { term: t('transactionsToday'), value: String(summary.transactionsToday) },
              {
                term: t('accountBalance'),
                value: <BalanceAmount value={summary.accountBalance} />,
              },
            ]}
          />
        </Card>
      )}
      <p className={styles.help}>
        {t('needHelp')}
        {/* A link without an href, as specified (docs/rules.md SIGNOUT-5). */}
        <Link variant="standalone">{t('contactSupport')}</Link>
      </p>
    </Screen>
  );
}
