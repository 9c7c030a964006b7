import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { AmountText } from '../components/Amount';
import { Button } from '../components/Button';
import { Callout } from '../components/Callout';
import { Card } from '../components/Card';
import { DescriptionList } from '../components/DescriptionList';
import { PageHeader } from '../components/PageHeader';
import { Screen } from '../components/Screen';
import type { FlowTag } from '../engine';
import type { PaymentSummary } from '../engine/requests';
import { useClock } from '../hooks/useClock';
import { useMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';

/** A running actor of a machine with `createInDoubtState`. */
export interface DoubtfulActor {
  getSnapshot(): {
    context: { attempt: { summary?: PaymentSummary } | null };
    hasTag(tag: FlowTag): boolean;
  };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'submitted'; at: string } | { type: 'back' }): void;
}

interface InDoubtProps {
  actor: DoubtfulActor;
}

/**
 * The step of a payment that got no response. It stays until the user looks up the outcome or goes back. docs/rules.md
 * PAY-8.
 */
export function InDoubtStep({ actor }: InDoubtProps) {
  const t = useMessages(paymentMessages);
  const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Screen
      header={
        <PageHeader
          title={t('inDoubt.title')}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isChecking}
        />
      }
      footer={<InDoubtActions actor={actor} />}
    >
      <InDoubtDetails actor={actor} />
    </Screen>
  );
}

/** A summary of the payment in doubt. */
export function InDoubtDetails({ actor }: InDoubtProps) {
  const t = useMessages(paymentMessages);
  const summary = useSelector(actor, ({ context }) => context.attempt?.summary);
  return (
    <>
      <Callout tone="pending" title={t('inDoubt.noticeTitle')}>
        {t('inDoubt.notice')}
      </Callout>
      {summary && (
        <Card padding="list">
          <DescriptionList
            items={[
              ...(summary.payee === undefined
                ? []
                : [{ term: t('inDoubt.payee'), value: <bdi translate="no">{summary.payee}</bdi> }]),
              {
                term: t('amount'),
                value: <AmountText value={summary.amount} currency={summary.currency} />,
                isEmphasized: true,
              },
            ]}
          />
        </Card>
      )}
    </>
  );
}

/** Buttons to look up the outcome or to go back. */
export function InDoubtActions({ actor }: InDoubtProps) {
  const t = useMessages(paymentMessages);
  const clock = useClock();
  const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Button
        isFullWidth
        isPending={isChecking}
        pendingLabel={t('inDoubt.checking')}
        onPress={() => actor.send({ type: 'submitted', at: clock().toISOString() })}
      >
        {t('inDoubt.check')}
      </Button>
      <Button
        isFullWidth
        variant="plain"
        isDisabled={isChecking}
        onPress={() => actor.send({ type: 'back' })}
      >
        {t('inDoubt.somethingElse')}
      </Button>
    </>
  );
}
