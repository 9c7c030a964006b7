import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isPositive, parseAmount, toPlainDecimal } from '../../format';
import { simulate, type PreparedRequest } from '../../engine/requests';
import {
  createInDoubtState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RequestContext,
} from '../../engine';

/** Input of the actor `submitTemplateName`. The same key must not submit twice. */
export interface SubmitTemplateNameInput {
  /** PKR, a plain decimal string. */
  amount: string;
  idempotencyKey: string;
}

type TemplateNameRequest = Omit<SubmitTemplateNameInput, 'idempotencyKey'>;

export interface TemplateNameContext extends RequestContext<TemplateNameRequest> {
  /** Raw input of the amount field. */
  amount: string;
}

export type TemplateNameEvent =
  | { type: 'amount.changed'; amount: string }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

/** Returns the request; null while the amount is incomplete. */
function prepare({
  amount: entered,
}: TemplateNameContext): PreparedRequest<TemplateNameRequest> | null {
  const parsed = parseAmount(entered);
  if (parsed === null) return null;
  const amount = toPlainDecimal(parsed);
  return { request: { amount }, summary: { amount }, entered: { amount: entered } };
}

const flow = setupFlow({
  types: { context: {} as TemplateNameContext, events: {} as TemplateNameEvent },
  actors: {
    // Takes 2 s (docs/rules.md TEMPLATENAME-2).
    submitTemplateName: simulate<unknown, SubmitTemplateNameInput>(2000),
  },
  request: { actor: 'submitTemplateName', prepare },
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
        submitted: { guard: 'isAmountPositive', target: 'submitting', actions: 'begin' },
        back: 'cancelled',
      },
    },
    submitting: createRequestState({
      actor: 'submitTemplateName',
      succeeded: 'done',
      failed: 'enteringAmount',
      unanswered: 'inDoubt',
    }),
    inDoubt: createInDoubtState({
      actor: 'submitTemplateName',
      succeeded: '#templateName.done',
      failed: '#templateName.enteringAmount',
      back: '#templateName.enteringAmount',
    }),
    done: { tags: 'over', on: { finished: 'completed' } },
    ...exitStates,
  },
});

export type TemplateNameActor = ActorRefFrom<typeof templateNameMachine>;
export type TemplateNameSnapshot = SnapshotFrom<typeof templateNameMachine>;

export const templateNameSteps = defineSteps({
  enteringAmount: ['cancelled', 'submitting', 'inDoubt'],
  done: ['completed'],
});
export type TemplateNameStep = (typeof templateNameSteps.names)[number];
