import { contacts, profile } from '@rad-wallet/mocks/samples';
import { requestMoneyMachine } from '@rad-wallet/ui/features/request-money';
import { en } from '@rad-wallet/ui/messages/en';
import { matchPartialText, pressCopy, pressWhilePointing, redirectGestures } from '../gestures';
import { fillHomeCurrency } from '../money';
import type { Plan } from '../plan';

const input = { paymentAddress: 'https://wallet.example/send-money', payee: profile.phone };

const request = {
  id: 'request-1',
  name: contacts[0].name,
  amount: '1500',
  link: 'https://wallet.example/r/1',
};

export const requestMoneyPlan: Plan<typeof requestMoneyMachine> = {
  machine: requestMoneyMachine,
  input,
  // Starts after an earlier request, whose link can be copied in the first step.
  variants: [
    {
      input: { ...input, requests: [request] },
      events: [{ type: 'link.copied' }, { type: 'link.copyFailed' }],
    },
  ],
  events: [
    { type: 'contact.chosen', contact: contacts[0] },
    { type: 'amount.changed', amount: '1,500' },
    { type: 'amount.changed', amount: '0' },
    { type: 'reason.changed', reason: 'Lunch' },
    { type: 'submitted' },
    { type: 'link.copied' },
    { type: 'link.copyFailed' },
    { type: 'back' },
    { type: 'finished' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
  ],
  isAvailable: (snapshot, { type }) =>
    !type.startsWith('link.') ||
    snapshot.matches('requested') ||
    snapshot.matches('paused') ||
    snapshot.context.requests.length > 0,
  gestures: {
    ...redirectGestures,
    'contact.chosen': ({ press }, event) => press(matchPartialText(event.contact.name)),
    'amount.changed': ({ type }, { amount }) =>
      type(fillHomeCurrency(en.requestMoney.amount), amount),
    'reason.changed': ({ type }, { reason }) => type(en.requestMoney.reason, reason),
    submitted: ({ press }) => press(en.requestMoney.sendRequest),
    'link.copied': pressWhilePointing(pressCopy(true)),
    'link.copyFailed': pressWhilePointing(pressCopy(false)),
    finished: pressWhilePointing(({ press }) => press(en.requestMoney.backToFunds)),
    back: ({ press }) => press(en.common.back),
  },
  outputs: { createPaymentRequest: { link: 'https://wallet.example/r/1' } },
  toasts: ['linkCopied', 'linkCopyFailed', 'requestFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, reason, problem }) => [amount, reason, problem?.id],
};
