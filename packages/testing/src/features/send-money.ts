import { ABOVE_CASH_BALANCE, accounts, contacts } from '@rad-wallet/mocks/samples';
import { sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { en } from '@rad-wallet/ui/messages/en';
import {
  matchPartialText,
  pressWhilePointing,
  matchMessage,
  pressSubmit,
  redirectGestures,
  sendFromPage,
} from '../gestures';
import { fillHomeCurrency, money } from '../money';
import type { Plan } from '../plan';

const [contact] = contacts;
const retry = () => {};

export const sendMoneyPlan: Plan<typeof sendMoneyMachine> = {
  machine: sendMoneyMachine,
  input: { money },
  events: [
    { type: 'accounts.changed', accounts: { status: 'ready', value: accounts } },
    { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
    { type: 'accounts.changed', accounts: { status: 'error', retry } },
    { type: 'contact.chosen', contact },
    { type: 'amount.changed', amount: '1,500' },
    { type: 'amount.changed', amount: ABOVE_CASH_BALANCE },
    { type: 'continued' },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'finished' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    { type: 'message.changed', message: 'Rent' },
  ],
  // Starts from a payment link, which the page passes to the machine.
  variants: [
    {
      events: [
        { type: 'link.opened', request: { contact, amount: '2500', message: 'Rent' } },
        { type: 'link.opened', request: null },
        { type: 'continued' },
      ],
    },
  ],
  gestures: {
    ...redirectGestures,
    'accounts.changed': sendFromPage,
    'link.opened': sendFromPage,
    'contact.chosen': ({ press }, event) => press(matchPartialText(event.contact.name)),
    'amount.changed': ({ type }, { amount }) => type(fillHomeCurrency(en.sendMoney.amount), amount),
    'message.changed': ({ type }, { message }) => type(en.sendMoney.message, message),
    continued: ({ press }) => press(en.common.continue),
    submitted: pressSubmit(matchMessage(en.sendMoney.send)),
    finished: pressWhilePointing(({ press }) => press(en.sendMoney.backToFunds)),
    back: ({ press }) => press(en.common.back),
  },
  outputs: { sendTransfer: { id: 'txn-1' } },
  toasts: [
    'accountsNotLoaded',
    'noAnswerYet',
    'paymentLinkInvalid',
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
