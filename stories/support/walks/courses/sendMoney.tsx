import { sendMoneyPlan } from '@rad-wallet/testing/flows/send-money';
import { SendMoneyFlow, type SendMoneyEvent } from '@rad-wallet/ui/flows/send-money';
import { en } from '@rad-wallet/ui/messages/en';
import { contacts } from '../../../../apps/wallet/src/demo/samples/contacts';
import { course } from '../course';
import { holding, like } from '../hands';

type AccountsChanged = Extract<SendMoneyEvent, { type: 'accounts.changed' }>;

export const sendMoney = course({
  plans: [
    {
      ...sendMoneyPlan,
      events: [
        ...sendMoneyPlan.events.filter(({ type }) => type !== 'contact.chosen'),
        ...contacts.slice(0, 1).map((contact) => ({ type: 'contact.chosen' as const, contact })),
        { type: 'message.changed', message: 'Rent' },
      ],
    },
  ],
  view: (actor) => <SendMoneyFlow actor={actor} contacts={contacts} />,
  page: {
    accounts: (actor, accounts: AccountsChanged['accounts']) =>
      actor.send({ type: 'accounts.changed', accounts }),
  },
  gestures: {
    'accounts.changed': ({ page }, { accounts }) => page('accounts', accounts),
    'contact.chosen': ({ press }, { contact }) => press(holding(contact.name)),
    'amount.changed': ({ type }, { amount }) => type(en.sendMoney.amount, amount),
    'message.changed': ({ type }, { message }) => type(en.sendMoney.message, message),
    continued: ({ press }) => press(en.common.continue),
    confirmed: ({ press }) => press(like(en.sendMoney.send)),
    finished: ({ press }) => press(en.sendMoney.backToFunds),
    back: ({ press }) => press(en.common.back),
  },
});
