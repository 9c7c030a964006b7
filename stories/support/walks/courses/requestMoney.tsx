import { requestMoneyPlan } from '@rad-wallet/testing/flows/request-money';
import { RequestMoneyFlow } from '@rad-wallet/ui/flows/request-money';
import { en } from '@rad-wallet/ui/messages/en';
import { contacts } from '../../../../apps/wallet/src/demo/samples/contacts';
import { course } from '../course';
import { holding } from '../hands';
import { copying, copyButton } from './copying';

const { clipboard, succeeds, fails } = copying();

export const requestMoney = course({
  plans: [
    {
      ...requestMoneyPlan,
      events: [
        ...requestMoneyPlan.events.filter(({ type }) => type !== 'contact.chosen'),
        ...contacts.slice(0, 1).map((contact) => ({ type: 'contact.chosen' as const, contact })),
      ],
    },
  ],
  prepare: clipboard,
  view: (actor) => <RequestMoneyFlow actor={actor} contacts={contacts} />,
  gestures: {
    'contact.chosen': ({ press }, { contact }) => press(holding(contact.name)),
    'amount.changed': ({ type }, { amount }) => type(en.requestMoney.amount, amount),
    'reason.changed': ({ type }, { reason }) => type(en.requestMoney.reason, reason),
    submitted: ({ press }) => press(en.requestMoney.sendRequest),
    'link.copied': (hands) => succeeds(() => hands.press(copyButton)),
    'link.copyFailed': (hands) => fails(() => hands.press(copyButton)),
    finished: ({ press }) => press(en.requestMoney.backToFunds),
    back: ({ press }) => press(en.common.back),
  },
});
