import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { createLazyView } from '../../components/LazyView';
import { askConsent, type FlowTag, type RepeatEvent } from '../../engine';
import type { PaymentSummary, RecentPayment } from '../../engine/requests';
import type { Authorize } from './consentMachine';

interface AwaitingAttempt {
  key: string;
  summary?: PaymentSummary;
  repeats?: RecentPayment;
  awaitsConsent?: boolean;
}

/** A running actor of a machine with `createRepeatState`. */
interface AskingActor {
  getSnapshot(): {
    context: { attempt: AwaitingAttempt | null };
    hasTag(tag: FlowTag): boolean;
  };
  subscribe: AnyActorRef['subscribe'];
  send(event: RepeatEvent): void;
}

export interface ConsentProps {
  /** The payment flow that waits for consent. */
  actor: AskingActor;
  /** How payers consent; undefined if payments need no consent. A payment that waits for consent keeps it. */
  authorize: Authorize | undefined;
}

const RunningConsent = createLazyView(
  async () => (await import('./RunningConsent')).RunningConsent,
);

/**
 * Asks for consent before each payment of a flow, bound to its payee and amount (docs/rules.md CONSENT). Use it in your
 * own payment flow; the library's flows have it as `authorize`. Its view is loaded when it is first used.
 */
export function Consent({ actor, authorize }: ConsentProps) {
  const asks = authorize !== undefined;
  useEffect(() => (asks ? askConsent(actor) : undefined), [actor, asks]);
  const [lastAuthorize, setLastAuthorize] = useState(authorize);
  if (authorize && authorize !== lastAuthorize) setLastAuthorize(authorize);
  const awaiting = useSelector(actor, (snapshot) => {
    const { attempt } = snapshot.context;
    return snapshot.hasTag('question') && attempt?.awaitsConsent && !attempt.repeats
      ? attempt
      : null;
  });
  // The sheet stays mounted while it closes. Each request for consent mounts another one.
  const [shown, setShown] = useState({ attempt: awaiting, times: 0 });
  if (awaiting && awaiting !== shown.attempt)
    setShown({ attempt: awaiting, times: shown.times + 1 });
  const { summary, key } = shown.attempt ?? {};
  return (
    lastAuthorize &&
    summary &&
    key !== undefined && (
      <RunningConsent
        key={shown.times}
        subject={{ ...summary, idempotencyKey: key }}
        authorize={lastAuthorize}
        isOpen={awaiting !== null}
        onGiven={() => actor.send({ type: 'consent.given' })}
        onDeclined={() => actor.send({ type: 'repeat.declined' })}
      />
    )
  );
}
