import { bankTransferMachine } from '@rad-wallet/ui/features/bank-transfer';
import { en } from '@rad-wallet/ui/messages/en';
import { matchPartialText, pressSubmit } from '../gestures';
import { money } from '../money';
import type { Plan } from '../plan';

const countryNames: Readonly<Record<string, string>> = en.bankTransfer.countries;

export const bankTransferPlan: Plan<typeof bankTransferMachine> = {
  machine: bankTransferMachine,
  input: { money, initialAmount: '25000', isAmountChecked: false },
  variants: [
    { input: { money, initialAmount: '25000', isAmountChecked: true } },
    { input: { money, initialAmount: '25000', isAmountChecked: false, country: 'PK' } },
  ],
  events: [
    { type: 'country.chosen', country: 'PK' },
    { type: 'country.chosen', country: 'US' },
    { type: 'bank.chosen', bank: 'HBL' },
    { type: 'account.changed', accountNumber: 'PK36SCBL0000001123456702' },
    { type: 'continued' },
    { type: 'amount.changed', amount: '' },
    { type: 'currency.changed', currency: 'USD' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
  ],
  // The test plan's bank is in Pakistan and can be selected only there.
  isAvailable: ({ context }, event) => event.type !== 'bank.chosen' || context.country === 'PK',
  gestures: {
    'country.chosen': ({ press }, { country }) =>
      press(matchPartialText(countryNames[country] ?? country)),
    'bank.chosen': ({ press }, { bank }) => press(matchPartialText(bank)),
    'account.changed': ({ type }, { accountNumber }) => type(en.bankTransfer.iban, accountNumber),
    continued: ({ press }) => press(en.common.continue),
    'amount.changed': ({ type }, { amount }) => type(en.bankTransfer.amount, amount),
    'currency.changed': ({ choose }, { currency }) =>
      choose(matchPartialText(en.payment.currency), matchPartialText(currency)),
    submitted: pressSubmit(en.bankTransfer.confirm),
    finished: ({ press }) => press(en.bankTransfer.ok),
    back: ({ press }) => press(en.common.back),
  },
  toasts: ['invalidAmount', 'noAnswerYet', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ country, accountNumber, amount, problem }) => [
    country,
    accountNumber,
    amount,
    problem?.id,
  ],
};
