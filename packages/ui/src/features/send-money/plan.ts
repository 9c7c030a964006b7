import { commonMessages } from '../../messages/shared/common';
import {
  exceedBalance,
  getLabelStart,
  matchMessage,
  matchPartialText,
  pressBack,
  pressSubmit,
  pressWhilePointing,
  redirectGestures,
  sendFromPage,
  type Plan,
  type PlanData,
  repeatEvents,
  repeatGestures,
  repeating,
} from '../../plans';
import { sendMoneyMessages } from './messages';
import { sendMoneyMachine, type SendMoneyEvent } from './sendMoneyMachine';

const retry = () => {};

export function createSendMoneyPlan({
  accounts,
  amount = '1,500',
  contacts: [contact],
  money,
}: PlanData): Plan<typeof sendMoneyMachine> {
  const loaded: SendMoneyEvent = {
    type: 'accounts.changed',
    accounts: { status: 'ready', value: accounts },
  };
  return {
    machine: sendMoneyMachine,
    input: { money },
    given: [loaded],
    events: [
      loaded,
      { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
      { type: 'accounts.changed', accounts: { status: 'error', retry } },
      { type: 'contact.chosen', contact },
      { type: 'amount.changed', amount },
      { type: 'amount.changed', amount: exceedBalance({ accounts, money }) },
      { type: 'continued' },
      { type: 'submitted' },
      { type: 'back' },
      { type: 'finished' },
      { type: 'redirect.paused' },
      { type: 'redirect.resumed' },
      { type: 'message.changed', message: 'Rent' },
      ...repeatEvents,
    ],
    // Starts from a payment link.
    variants: [
      repeating,
      {
        input: { money, request: { contact, amount: '2500', message: 'Rent' } },
        events: [{ type: 'continued' }],
      },
    ],
    gestures: {
      ...repeatGestures,
      ...redirectGestures,
      'accounts.changed': sendFromPage,
      'contact.chosen': ({ press }, event) => press(matchPartialText(event.contact.name)),
      'amount.changed': ({ type }, { amount }) =>
        type(getLabelStart(sendMoneyMessages.en.amount), amount),
      'message.changed': ({ type }, { message }) => type(sendMoneyMessages.en.message, message),
      continued: ({ press }) => press(commonMessages.en.continue),
      submitted: pressSubmit(matchMessage(sendMoneyMessages.en.send)),
      finished: pressWhilePointing(({ press }) => press(sendMoneyMessages.en.backToFunds)),
      back: pressBack(),
    },
    outputs: { sendTransfer: { id: 'txn-1' } },
    toasts: [
      'accountsNotLoaded',
      'noAnswerYet',
      'sendAccountError',
      'sendInsufficientBalance',
      'transferFailed',
    ],
    outcomes: ['cancelled', 'completed'],
    distinguish: ({ accounts: held, amount, problem }) => [
      held.status === 'ready' ? held.value.length : held.status,
      amount,
      problem?.id,
    ],
  };
}
