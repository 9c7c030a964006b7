import { commonMessages } from '../../messages/shared/common';
import {
  getLabelStart,
  matchCopyButton,
  matchMessage,
  matchPartialText,
  pressCopy,
  pressWhilePointing,
  redirectGestures,
  type Plan,
  type PlanData,
} from '../../plans';
import { requestMoneyMessages } from './messages';
import { requestMoneyMachine, type RequestMoneyInput } from './requestMoneyMachine';

const copyButton = matchCopyButton(
  requestMoneyMessages.en.copyLink,
  matchMessage(requestMoneyMessages.en.copyLinkOf),
);

export type RequestMoneyPlanData = Pick<PlanData, 'contacts' | 'money'> &
  Pick<RequestMoneyInput, 'payee'>;

export function createRequestMoneyPlan({
  contacts: [contact],
  money,
  payee,
}: RequestMoneyPlanData): Plan<typeof requestMoneyMachine> {
  const input = { money, paymentAddress: 'https://wallet.example/send-money', payee };
  const request = {
    id: 'request-1',
    name: contact.name,
    amount: '1500',
    link: 'https://wallet.example/r/1',
  };
  return {
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
      { type: 'contact.chosen', contact },
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
        type(getLabelStart(requestMoneyMessages.en.amount), amount),
      'reason.changed': ({ type }, { reason }) => type(requestMoneyMessages.en.reason, reason),
      submitted: ({ press }) => press(requestMoneyMessages.en.sendRequest),
      'link.copied': pressWhilePointing(pressCopy(true, copyButton)),
      'link.copyFailed': pressWhilePointing(pressCopy(false, copyButton)),
      finished: pressWhilePointing(({ press }) => press(requestMoneyMessages.en.backToFunds)),
      back: ({ press }) => press(commonMessages.en.back),
    },
    outputs: { createPaymentRequest: { link: 'https://wallet.example/r/1' } },
    toasts: ['linkCopied', 'linkCopyFailed', 'requestFailed'],
    outcomes: ['cancelled', 'completed'],
    distinguish: ({ amount, reason, problem }) => [amount, reason, problem?.id],
  };
}
