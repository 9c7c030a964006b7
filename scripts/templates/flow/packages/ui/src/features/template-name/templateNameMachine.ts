import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, toPlainDecimal } from '../../format';
import { getRequestAttempt, simulate, type Attempt } from '../../engine/requests';
import { defineSteps, exitStates, setupFlow } from '../../engine';

/** Input of the actor `submitTemplateName`. The same key must not submit twice. */
export interface SubmitTemplateNameInput {
  /** PKR, a plain decimal string. */
  amount: string;
  idempotencyKey: string;
}

export interface TemplateNameContext {
  /** Raw input of the amount field. */
  amount: string;
  problem: Problem | null;
  attempt: Attempt | null;
}

export type TemplateNameEvent =
  | { type: 'amount.changed'; amount: string }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

/** Returns the submitted values; null while the amount is incomplete. */
function toSubject({ amount }: TemplateNameContext) {
  const parsed = parseAmount(amount);
  return parsed === null ? null : { amount: toPlainDecimal(parsed) };
}

const flow = setupFlow({
  types: { context: {} as TemplateNameContext, events: {} as TemplateNameEvent },
  actors: {
    // Takes 2 s (docs/rules.md TEMPLATENAME-2).
    submitTemplateName: simulate<unknown, SubmitTemplateNameInput>(2000),
  },
  failure: { id: 'submissionFailed' },
}).extend({
  guards: {
    isAmountPositive: ({ context }) => isPositive(parseAmount(context.amount)),
  },
});

/**
 * The actor `submitTemplateName` must reject only if nothing was submitted; by default, it is a simulation
 * (docs/rules.md TEMPLATENAME-2). Emits `toast`, and `left` once.
 */
export const templateNameMachine = flow.createMachine({
  id: 'templateName',
  description: 'Submits an amount in two steps.',
  context: { amount: '', problem: null, attempt: null },
  initial: 'enteringAmount',
  states: {
    enteringAmount: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        submitted: { guard: 'isAmountPositive', target: 'submitting' },
        back: 'cancelled',
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({
        problem: null,
        attempt: ({ context }) => getRequestAttempt(context.attempt, toSubject(context)),
      }),
      invoke: {
        id: 'submitTemplateName',
        src: 'submitTemplateName',
        input: ({ context }) => {
          const subject = toSubject(context);
          if (!subject || !context.attempt) throw new Error('templateName: nothing to submit.');
          return { ...subject, idempotencyKey: context.attempt.key };
        },
        onDone: 'done',
        onError: { target: 'enteringAmount', actions: 'fail' },
      },
      after: { requestTimeout: { target: 'enteringAmount', actions: 'fail' } },
    },
    done: { tags: 'over', on: { finished: 'completed' } },
    ...exitStates,
  },
});

export type TemplateNameActor = ActorRefFrom<typeof templateNameMachine>;
export type TemplateNameSnapshot = SnapshotFrom<typeof templateNameMachine>;

export const templateNameSteps = defineSteps({
  enteringAmount: ['cancelled', 'submitting'],
  done: ['completed'],
});
export type TemplateNameStep = (typeof templateNameSteps.names)[number];
