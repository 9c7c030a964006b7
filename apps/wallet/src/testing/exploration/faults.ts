import type { Ledger } from '@rad-wallet/ledger';
import type { Attempt } from '@rad-wallet/ui/requests';
import { enqueueActions, type AnyStateMachine } from 'xstate';

/** Mistakes that the exploration must find. */
export const FAULTS = [
  'a new key on each try',
  'a new key after a server error',
  'success before the answer',
  'no hold',
  'the same subject for two payees',
  'intents dropped on reload',
  'a lost connection read as a refusal',
] as const;

export type Fault = (typeof FAULTS)[number];

const withoutPayee = (subject: string) => subject.replace(/"recipient(Id|Phone)":"[^"]*"/g, '');

interface AttemptContext {
  attempt: Attempt | null;
}

/** Replaces the attempt with which a request begins. */
function changeAttempt(
  machine: AnyStateMachine,
  change: (begun: Attempt, before: Attempt | null) => Attempt,
): AnyStateMachine {
  const begin = machine.implementations.actions['begin'];
  const replacement = enqueueActions(({ context, enqueue }) => {
    const { attempt: before } = context as AttemptContext;
    enqueue(begin as never);
    enqueue.assign((({ context: { attempt } }: { context: AttemptContext }) => ({
      attempt: attempt && change(attempt, before),
    })) as never);
  });
  return machine.provide({ actions: { begin: replacement as never } });
}

function reuseForAnyPayee(begun: Attempt, before: Attempt | null): Attempt {
  const same = [before, ...(before?.earlier ?? [])].find(
    (known) => known && withoutPayee(known.subject) === withoutPayee(begun.subject),
  );
  return same ? { ...same, isRejected: false } : begun;
}

const renewKey = (begun: Attempt, before: Attempt | null): Attempt => ({
  ...begun,
  key: `${begun.key}-again`,
  ...(before && { earlier: [before] }),
});

export const reserveNothing = (ledger: Ledger): Ledger => ({
  ...ledger,
  holds: ledger.holds.map((hold) => ({ ...hold, accountId: 'unknown' })),
});

export function plantFault(machine: AnyStateMachine, fault: Fault | null): AnyStateMachine {
  if (fault === 'a lost connection read as a refusal') {
    return machine.provide({ guards: { isUnanswered: () => false } });
  }
  if (fault === 'the same subject for two payees') return changeAttempt(machine, reuseForAnyPayee);
  return fault === 'a new key after a server error' ? changeAttempt(machine, renewKey) : machine;
}
