import { assign, enqueueActions, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import { parseEnteredAmount, toPlainDecimal, type CurrencyCode, type Money } from '../../format';
import { simulate, type PreparedRequest } from '../../engine/requests';
import {
  createInDoubtState,
  createRepeatState,
  createProblemToast,
  createRequestState,
  exitStates,
  setupFlow,
  type StepList,
} from '../../engine';
import {
  stepList,
  type GiftDraft,
  type GiftReceiptDetails,
  type GiftRecipient,
  type GiftStep,
  type GiftWrapDesign,
} from './gift';
import {
  createEmptyGift,
  toGiftDraft,
  createGiftFromDraft,
  pickEntered,
  isStepOpen,
  findReachableStep,
  type GiftContext,
  type SendGiftInput,
} from './giftContext';
import './messages';

/** Receipt details known only after sending; they override those in the context. */
export type SentGift = Partial<GiftReceiptDetails>;

export interface GiftInput {
  /** The home currency is selected initially. */
  money: Money;
  /** Sender, gold price and fees. For the simulation, the complete receipt. */
  receipt: GiftReceiptDetails;
  /** Initial amount of the form, in the home currency. @default '1000' */
  initialAmount?: string;
}

export type GiftEvent =
  | { type: 'draft.dropped' }
  | { type: 'step.opened'; step: GiftStep }
  | { type: 'amount.changed'; amount: string }
  | { type: 'amount.left' }
  | { type: 'currency.changed'; currency: CurrencyCode }
  | { type: 'mode.changed'; mode: GiftContext['mode'] }
  | { type: 'search.changed'; search: string }
  | { type: 'contact.chosen'; contact: GiftRecipient }
  | { type: 'name.changed'; name: string }
  | { type: 'phone.changed'; phone: string }
  | { type: 'message.changed'; message: string }
  | { type: 'suggestions.opened' }
  | { type: 'suggestions.closed' }
  | { type: 'suggestion.chosen'; message: string }
  | { type: 'wrap.chosen'; design: GiftWrapDesign }
  | { type: 'continued' }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

/** Normalises the amount, so that a retry with a different spelling reuses the idempotency key. docs/rules.md PAY-5. */
function prepareGift(
  context: GiftContext,
): PreparedRequest<Omit<SendGiftInput, 'idempotencyKey'>> | null {
  const draft = toGiftDraft(context);
  if (!draft) return null;
  const { wrapDesign, ...gift } = draft;
  const amount = toPlainDecimal(gift.amount);
  const order = { ...gift, amount, wrapId: wrapDesign?.id ?? null };
  return {
    request: { gift: order },
    subject: order,
    payee: gift.recipient,
    summary: { payee: gift.recipient.name, amount, currency: gift.currency },
    entered: pickEntered(context),
  };
}

const repeatState = createRepeatState({ send: 'sending', back: 'celebrating' });

const flow = setupFlow({
  types: { context: {} as GiftContext, events: {} as GiftEvent, input: {} as GiftInput },
  actors: { sendGift: simulate<SentGift, SendGiftInput>(0, () => ({})) },
  request: {
    actor: 'sendGift',
    prepare: prepareGift,
    applyResult: ({ receipt }, sent) => ({ receipt: { ...receipt, ...sent } }),
  },
  failure: { id: 'giftFailed' },
}).extend({
  actions: {
    tell: enqueueActions(({ enqueue }, { problem }: { problem: Problem }) => {
      enqueue.assign({ problem });
      enqueue.emit(createProblemToast(problem));
    }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isOpen: ({ context }, step: GiftStep) => isStepOpen(context, step),
    opens: ({ context, event }, step: GiftStep) =>
      event.type === 'step.opened' && event.step === step && isStepOpen(context, step),
    isAmountInvalid: ({ context: { amount, currency, money } }) =>
      parseEnteredAmount(amount, currency, money) === null,
  },
});

/** `sendGift` must reject if nothing was sent (docs/rules.md GIFT-12). Emits `toast` events, and `left` once. */
export const giftMachine = flow.createMachine({
  id: 'gift',
  description: 'Prepares and sends a gift in five steps.',
  context: ({ input }) => ({
    ...createEmptyGift(input.money, input.initialAmount),
    receipt: input.receipt,
  }),
  initial: 'choosingRecipient',
  on: {
    'step.opened': [
      { guard: { type: 'opens', params: 'contact' }, target: '.choosingRecipient' },
      { guard: { type: 'opens', params: 'message' }, target: '.writingMessage' },
      { guard: { type: 'opens', params: 'wrap' }, target: '.choosingWrap' },
      { guard: { type: 'opens', params: 'celebration' }, target: '.celebrating' },
    ],
  },
  states: {
    choosingRecipient: {
      on: {
        'draft.dropped': {
          actions: { type: 'tell', params: { problem: { id: 'giftDraftDropped' } } },
        },
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'amount.left': {
          guard: 'isAmountInvalid',
          actions: assign({ problem: { id: 'invalidAmount' } }),
        },
        'currency.changed': {
          actions: assign({ currency: ({ event }) => event.currency, problem: null }),
        },
        'mode.changed': { actions: assign({ mode: ({ event }) => event.mode }) },
        'search.changed': { actions: assign({ search: ({ event }) => event.search }) },
        'contact.chosen': { actions: assign({ contact: ({ event }) => event.contact }) },
        'name.changed': { actions: assign({ linkName: ({ event }) => event.name }) },
        'phone.changed': { actions: assign({ linkPhone: ({ event }) => event.phone }) },
        continued: { guard: { type: 'isOpen', params: 'message' }, target: 'writingMessage' },
        back: 'cancelled',
      },
      exit: 'clearProblem',
    },
    writingMessage: {
      initial: 'writing',
      states: {
        writing: {
          on: {
            'message.changed': { actions: assign({ message: ({ event }) => event.message }) },
            'suggestions.opened': 'choosingSuggestion',
            continued: {
              guard: { type: 'isOpen', params: 'wrap' },
              target: '#gift.choosingWrap',
            },
            back: '#gift.choosingRecipient',
          },
        },
        choosingSuggestion: {
          on: {
            'suggestion.chosen': {
              target: 'writing',
              actions: assign({ message: ({ event }) => event.message }),
            },
            'suggestions.closed': 'writing',
            'step.opened': { description: 'Back closes the sheet.', target: 'writing' },
          },
        },
      },
    },
    choosingWrap: {
      on: {
        'wrap.chosen': { actions: assign({ wrapDesign: ({ event }) => event.design }) },
        continued: { guard: { type: 'isOpen', params: 'celebration' }, target: 'celebrating' },
        back: 'writingMessage',
      },
    },
    celebrating: {
      exit: 'clearProblem',
      on: {
        submitted: { guard: 'hasRequest', target: 'sending', actions: 'begin' },
        finished: { target: 'cancelled', actions: assign({ leftAt: 'celebration' }) },
        back: 'choosingWrap',
      },
    },
    sending: {
      ...createRequestState({
        actor: 'sendGift',
        succeeded: 'sent',
        failed: 'celebrating',
        unanswered: 'inDoubt',
        repeated: 'asking',
      }),
      on: { 'step.opened': { description: 'Ignored while the request runs.' } },
    },
    asking: {
      ...repeatState,
      on: { ...repeatState.on, 'step.opened': {} },
    },
    inDoubt: {
      ...createInDoubtState({
        actor: 'sendGift',
        succeeded: '#gift.sent',
        failed: '#gift.celebrating',
        back: '#gift.choosingRecipient',
      }),
      on: { 'step.opened': {} },
    },
    sent: {
      tags: 'over',
      on: { finished: 'completed', 'step.opened': {} },
    },
    cancelled: {
      ...exitStates.cancelled,
      on: { 'step.opened': {} },
    },
    completed: {
      ...exitStates.completed,
      on: { 'step.opened': {} },
    },
  },
});

export type GiftActor = ActorRefFrom<typeof giftMachine>;
export type GiftSnapshot = SnapshotFrom<typeof giftMachine>;

const stateByStep = {
  contact: 'choosingRecipient',
  message: { writingMessage: 'writing' },
  wrap: 'choosingWrap',
  celebration: 'celebrating',
  receipt: 'sent',
} as const;

/** After a cancellation, the last step remains visible. */
export const giftSteps: StepList<GiftStep, GiftSnapshot> = {
  ...stepList,
  current: (snapshot) =>
    snapshot.matches('cancelled') ? snapshot.context.leftAt : stepList.current(snapshot),
};

/**
 * Returns a snapshot at the requested step, or at the last step that the draft allows. docs/rules.md GIFT-2, GIFT-17.
 * @param attempt the attempt stored with the draft
 */
export function resumeGift(
  requested: GiftStep,
  draft: GiftDraft | null,
  input: GiftInput,
  attempt: GiftContext['attempt'] = null,
): GiftSnapshot {
  const prepared = draft
    ? createGiftFromDraft(draft, input.money)
    : createEmptyGift(input.money, input.initialAmount);
  return giftMachine.resolveState({
    value: stateByStep[findReachableStep(prepared, requested)],
    context: { ...prepared, receipt: input.receipt, attempt },
  });
}
