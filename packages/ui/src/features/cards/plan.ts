import { NoResponseError } from '../../engine/requests';
import { cardsMessages } from '../../messages/shared/cards';
import { commonMessages } from '../../messages/shared/common';
import { sendFromPage, type Plan, type PlanData, type UserActions } from '../../plans';
import { cardFreezeMachine, changeCardStatus } from './cardFreezeMachine';
import { cardLimitsMachine } from './cardLimitsMachine';
import { cardNumberMachine } from './cardNumberMachine';
import { cardOrderMachine } from './cardOrderMachine';
import { cardControlsMessages } from './messages';
import { type WalletCard } from './walletCard';

export const cardOrderPlan: Plan<typeof cardOrderMachine> = {
  machine: cardOrderMachine,
  events: [{ type: 'reset', values: { ordered: [] } }, { type: 'back' }],
  // One press selects and orders a card. After a completed order, the press first resets the form.
  sequences: [
    [{ type: 'changed', values: { type: 'virtual' } }, { type: 'submitted' }],
    [
      { type: 'reset', values: { ordered: ['virtual'] } },
      { type: 'changed', values: { type: 'physical' } },
      { type: 'submitted' },
    ],
  ],
  isAvailable: (snapshot, event) => {
    const { type, ordered } = snapshot.context.values;
    if (event.type === 'changed') return !ordered.includes('virtual');
    if (event.type !== 'reset') return true;
    const isSequence = event.values?.ordered?.length === 1;
    return (
      !isSequence || (snapshot.matches('completed') && type === 'virtual' && ordered.length === 0)
    );
  },
  gestures: {
    'changed+submitted': ({ press }) => press(cardsMessages.en.order.virtual),
    'reset+changed+submitted': ({ press }) => press(cardsMessages.en.order.physical),
    reset: sendFromPage,
    back: sendFromPage,
  },
  toasts: ['cardOrderFailed', 'cardOrdered'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};

const card: WalletCard = {
  id: 'card-1',
  type: 'virtual',
  last4: '4242',
  status: 'active',
  expiryMonth: 12,
  expiryYear: 2028,
  cardholderName: 'Ali Hassan',
};

export const cardNumberPlan: Plan<typeof cardNumberMachine> = {
  machine: cardNumberMachine,
  events: [{ type: 'reveal.requested', card }, { type: 'hide.requested' }],
  outputs: { revealNumber: '4729051866334242' },
  // The same button reveals and hides the number; it ignores presses while pending.
  isAvailable: (snapshot, { type }) =>
    snapshot.matches(type === 'reveal.requested' ? 'hidden' : 'revealed'),
  gestures: {
    'reveal.requested': ({ press }) => press(cardsMessages.en.showNumber),
    'hide.requested': ({ press }) => press(cardsMessages.en.hideNumber),
  },
  toasts: ['cardNumberNotShown'],
  distinguish: ({ number, problem }) => [number, problem?.id],
};

export const cardFreezePlan: Plan<typeof cardFreezeMachine> = {
  machine: cardFreezeMachine,
  input: { facts: { card } },
  events: [
    { type: 'submitted' },
    { type: 'facts.changed', facts: { card: changeCardStatus(card) } },
    { type: 'reset' },
    { type: 'back' },
  ],
  // Requests that get no response.
  variants: [{ errors: { submit: new NoResponseError() } }],
  gestures: {
    submitted: async ({ press }, _event, snapshot) => {
      if (snapshot.hasTag('doubt')) return press(cardsMessages.en.checkAgain);
      const isFrozen = snapshot.context.facts.card.status === 'frozen';
      await press(isFrozen ? cardsMessages.en.unfreeze : cardsMessages.en.freeze);
      return press(cardControlsMessages.en[isFrozen ? 'unfreeze' : 'freeze'].confirm);
    },
    'facts.changed': sendFromPage,
    reset: sendFromPage,
    back: sendFromPage,
  },
  toasts: ['cardFrozen', 'cardNotFrozen', 'cardNotUnfrozen', 'cardStatusUnknown', 'cardUnfrozen'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ facts, problem }) => [facts.card.status, problem?.id],
};

const limits = {
  perPayment: '50000',
  perDay: '100000',
  online: true,
  abroad: false,
  maximum: { perPayment: '200000', perDay: '500000' },
};

const { en: texts } = cardControlsMessages;

const openLimits = ({ openDialog }: UserActions) =>
  openDialog(texts.limits.title, cardsMessages.en.setLimits);

export const createCardLimitsPlan = ({
  money,
}: Pick<PlanData, 'money'>): Plan<typeof cardLimitsMachine> => {
  const facts = { cardId: card.id, limits, money };
  const lowered = { ...limits.maximum, perDay: '90000' };
  return {
    machine: cardLimitsMachine,
    input: { facts },
    events: [
      { type: 'changed', values: { perPayment: '300,000' } },
      { type: 'changed', values: { perPayment: '0' } },
      { type: 'changed', values: { abroad: true } },
      { type: 'submitted' },
      { type: 'facts.changed', facts: { ...facts, limits: { ...limits, maximum: lowered } } },
      { type: 'reset' },
      { type: 'back' },
    ],
    // Requests that get no response.
    variants: [
      {
        events: [{ type: 'submitted' }, { type: 'back' }],
        errors: { submit: new NoResponseError() },
      },
    ],
    gestures: {
      changed: async (user, { values: { perPayment, abroad } }) => {
        await openLimits(user);
        if (perPayment) await user.type(texts.limits.perPayment, perPayment);
        if (abroad) await user.press(texts.limits.abroad, 'switch');
      },
      submitted: async (user, _event, snapshot) => {
        await openLimits(user);
        await user.press(
          snapshot.hasTag('doubt') ? cardsMessages.en.checkAgain : texts.limits.save,
        );
      },
      'facts.changed': sendFromPage,
      reset: sendFromPage,
      // Once the limits are saved, the page closes the sheet.
      back: async (user, event, snapshot) => {
        if (snapshot.matches('succeeded')) return user.sendFromPage(event);
        await openLimits(user);
        return user.press(snapshot.hasTag('doubt') ? texts.limits.edit : commonMessages.en.close);
      },
    },
    toasts: [
      'cardDayLimitTooHigh',
      'cardLimitsNotSaved',
      'cardLimitsSaved',
      'cardLimitsUnknown',
      'cardPaymentLimitTooHigh',
    ],
    outcomes: ['cancelled', 'completed'],
    distinguish: ({ values, facts, fieldErrors, problem }) => [
      values,
      facts.limits.maximum,
      fieldErrors,
      problem?.id,
    ],
  };
};
