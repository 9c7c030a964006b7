import type { Ledger } from '@rad-wallet/ledger';
import type { Attempt } from '@rad-wallet/ui/requests';
import { enqueueActions, type AnyStateMachine } from 'xstate';

/** Mistakes that the exploration must find. */
export const FAULTS = [
  'a new key on each try',
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

function reuseForAnyPayee(machine: AnyStateMachine): AnyStateMachine {
  const begin = machine.implementations.actions['begin'];
  const replacement = enqueueActions(({ context, enqueue }) => {
    const { attempt: before } = context as AttemptContext;
    enqueue(begin as never);
    enqueue.assign((({ context: { attempt } }: { context: AttemptContext }) => {
      const same = [before, ...(before?.earlier ?? [])].find(
        (known) =>
          known && attempt && withoutPayee(known.subject) === withoutPayee(attempt.subject),
      );
      return { attempt: same ? { ...same, isRejected: false } : attempt };
    }) as never);
  });
  return machine.provide({ actions: { begin: replacement as never } });
}

export const reserveNothing = (ledger: Ledger): Ledger => ({
  ...ledger,
  holds: ledger.holds.map((hold) => ({ ...hold, accountId: 'unknown' })),
});

export function plantFault(machine: AnyStateMachine, fault: Fault | null): AnyStateMachine {
  if (fault === 'a lost connection read as a refusal') {
    return machine.provide({ guards: { isUnanswered: () => false } });
  }
  return fault === 'the same subject for two payees' ? reuseForAnyPayee(machine) : machine;
}
