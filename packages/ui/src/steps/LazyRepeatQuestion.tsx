import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { createLazyDialog } from '../components/LazyView';
import type { FlowTag, RepeatEvent } from '../engine';
import type { PaymentSummary, RecentPayment } from '../engine/requests';

const RepeatQuestion = createLazyDialog(
  async () => (await import('../components/RepeatQuestion')).RepeatQuestion,
);

/** A running actor of a machine with `createRepeatState`. */
export interface RepeatingActor {
  getSnapshot(): {
    context: { attempt: { summary?: PaymentSummary; repeats?: RecentPayment } | null };
    hasTag(tag: FlowTag): boolean;
  };
  subscribe: AnyActorRef['subscribe'];
  send(event: RepeatEvent): void;
}

/** Loads the question when it is asked: most payments are not repeated. */
export function LazyRepeatQuestion({ actor }: { actor: RepeatingActor }) {
  const recent = useSelector(actor, (snapshot) =>
    snapshot.hasTag('question') ? snapshot.context.attempt?.repeats : undefined,
  );
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(recent);
  if (recent && recent !== shown) setShown(recent);
  return (
    shown && (
      <RepeatQuestion
        {...shown.summary}
        isOpen={recent !== undefined}
        paidAt={shown.paidAt}
        onConfirm={() => actor.send({ type: 'repeat.confirmed' })}
        onCancel={() => actor.send({ type: 'repeat.declined' })}
      />
    )
  );
}
