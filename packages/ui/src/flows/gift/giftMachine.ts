import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { isPositive, parseAmount, type CurrencyCode } from '../../format';
import { problemToast, type LeftEvent, type ToastEvent } from '../shared';
import type { GiftDraft, GiftRecipient, GiftStep, GiftWrapDesign } from './gift';
import {
  emptyGift,
  giftFromDraft,
  isStepOpen,
  nearestOpenStep,
  type GiftContext,
} from './giftContext';

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
  | { type: 'gift.sent' }
  | { type: 'finished' }
  | { type: 'back' };

/**
 * Prepares and sends a gift in five steps. Sending is a demonstration: nothing is asked of the world.
 * Emits `toast`, and `left` when the person leaves. `step.opened` is the browser's Back or Forward:
 * taken when the step can be stood at, and never once the gift is sent. docs/rules.md GIFT.
 */
export const giftMachine = setup({
  types: {
    context: {} as GiftContext,
    events: {} as GiftEvent,
    emitted: {} as ToastEvent | LeftEvent,
  },
  actions: {
    leave: emit({ type: 'left' }),
    toastProblem: emit(({ context }) => problemToast(context.problem ?? { id: 'invalidAmount' })),
  },
  guards: {
    isOpen: ({ context }, step: GiftStep) => isStepOpen(context, step),
    opens: ({ context, event }, step: GiftStep) =>
      event.type === 'step.opened' && event.step === step && isStepOpen(context, step),
    amountIsUnusable: ({ context }) => !isPositive(parseAmount(context.amount)),
  },
}).createMachine({
  id: 'gift',
  context: emptyGift,
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
          actions: [assign({ problem: { id: 'giftDraftDropped' } }), 'toastProblem'],
        },
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'amount.left': {
          guard: 'amountIsUnusable',
          actions: assign({ problem: { id: 'invalidAmount' } }),
        },
        'currency.changed': { actions: assign({ currency: ({ event }) => event.currency }) },
        'mode.changed': { actions: assign({ mode: ({ event }) => event.mode }) },
        'search.changed': { actions: assign({ search: ({ event }) => event.search }) },
        'contact.chosen': { actions: assign({ contact: ({ event }) => event.contact }) },
        'name.changed': { actions: assign({ linkName: ({ event }) => event.name }) },
        'phone.changed': { actions: assign({ linkPhone: ({ event }) => event.phone }) },
        continued: { guard: { type: 'isOpen', params: 'message' }, target: 'writingMessage' },
        back: { actions: 'leave' },
      },
      exit: assign({ problem: null }),
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
            // Back closes what lies on top, as on any phone.
            'step.opened': 'writing',
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
      on: {
        'gift.sent': 'sent',
        finished: { actions: 'leave' },
        back: 'choosingWrap',
      },
    },
    sent: {
      on: {
        finished: { actions: 'leave' },
        'step.opened': {},
      },
    },
  },
});

export type GiftSnapshot = SnapshotFrom<typeof giftMachine>;

const states = {
  contact: 'choosingRecipient',
  message: { writingMessage: 'writing' },
  wrap: 'choosingWrap',
  celebration: 'celebrating',
  receipt: 'sent',
} as const;

/** The step that the person stands at. */
export function giftStep(snapshot: GiftSnapshot): GiftStep {
  if (snapshot.matches('writingMessage')) return 'message';
  if (snapshot.matches('choosingWrap')) return 'wrap';
  if (snapshot.matches('celebrating')) return 'celebration';
  return snapshot.matches('sent') ? 'receipt' : 'contact';
}

/** Where a gift is taken up again: at the step asked for as far as the draft goes. docs/rules.md GIFT-2. */
export function resumeGift(asked: GiftStep, draft: GiftDraft | null): GiftSnapshot {
  const context = draft ? giftFromDraft(draft) : emptyGift;
  return giftMachine.resolveState({ value: states[nearestOpenStep(context, asked)], context });
}
