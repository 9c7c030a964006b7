import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../components/Amount';
import { Button, LinkButton } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { FlowFrame } from '../../components/FlowFrame';
import { Link } from '../../components/Link';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Assurances } from './Assurances';
import { SigningOut } from './SigningOut';
import * as styles from './signOut.css';
import type { SignOutActor } from './signOutMachine';

/** What happened lately, as the summary tells it. */
export interface SessionSummary {
  /** Time of day today, already written, such as '9:30 AM'. */
  lastLogin: string;
  transactionsToday: number;
  /** PKR as a decimal string. */
  accountBalance: string;
}

export interface SignOutScreenProps {
  /** A running `signOutMachine`; its owner decides where `left` leads. */
  actor: SignOutActor;
  summary: SessionSummary;
}

/** Asks before signing out, then says that it does. docs/rules.md SIGNOUT. */
export function SignOutScreen({ actor, summary }: SignOutScreenProps) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  return (
    <FlowFrame step={isAsking ? 1 : 2}>
      {isAsking ? <Confirmation actor={actor} summary={summary} /> : <SigningOut />}
    </FlowFrame>
  );
}

function Confirmation({ actor, summary }: SignOutScreenProps) {
  const t = useTranslations('signOut');
  const tCommon = useTranslations('common');
  return (
    <Screen
      header={<PageHeader title={t('title')} subtitle={t('subtitle')} backHref="/profile" />}
      footer={
        <>
          <Button
            variant="danger"
            icon={LogOut}
            fullWidth
            onPress={() => actor.send({ type: 'submitted' })}
          >
            {t('confirm')}
          </Button>
          <LinkButton href="/profile" variant="plain" fullWidth>
            {tCommon('cancel')}
          </LinkButton>
        </>
      }
    >
      <Callout tone="pending" title={t('explanation')}>
        {t('explanationText')}
      </Callout>
      <Assurances />
      <Card heading={t('recentActivity')}>
        <DescriptionList
          items={[
            { term: t('lastLogin'), value: t('lastLoginTime', { time: summary.lastLogin }) },
            { term: t('transactionsToday'), value: String(summary.transactionsToday) },
            {
              term: t('accountBalance'),
              value: <Amount value={summary.accountBalance} currency="PKR" />,
            },
          ]}
        />
      </Card>
      <p className={styles.help}>
        {t('needHelp')}
        {/* Leads nowhere, as specified: docs/rules.md SIGNOUT-5. */}
        <Link variant="standalone">{t('contactSupport')}</Link>
      </p>
    </Screen>
  );
}
