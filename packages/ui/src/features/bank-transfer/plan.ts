import { commonMessages } from '../../messages/shared/common';
import { paymentMessages } from '../../messages/shared/payment';
import {
  matchPartialText,
  pressBack,
  pressSubmit,
  type Plan,
  type PlanData,
  repeatEvents,
  repeatGestures,
  repeating,
} from '../../plans';
import { bankTransferMachine } from './bankTransferMachine';
import { bankTransferMessages } from './messages';

const countryNames: Readonly<Record<string, string>> = bankTransferMessages.en.countries;

export const createBankTransferPlan = ({
  money,
}: Pick<PlanData, 'money'>): Plan<typeof bankTransferMachine> => ({
  machine: bankTransferMachine,
  input: { money, initialAmount: '25000', isAmountChecked: false },
  variants: [
    repeating,
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
    ...repeatEvents,
  ],
  // The test plan's bank is in Pakistan and can be selected only there.
  isAvailable: ({ context }, event) => event.type !== 'bank.chosen' || context.country === 'PK',
  gestures: {
    ...repeatGestures,
    'country.chosen': ({ press }, { country }) =>
      press(matchPartialText(countryNames[country] ?? country)),
    'bank.chosen': ({ press }, { bank }) => press(matchPartialText(bank)),
    'account.changed': ({ type }, { accountNumber }) =>
      type(bankTransferMessages.en.iban, accountNumber),
    continued: ({ press }) => press(commonMessages.en.continue),
    'amount.changed': ({ type }, { amount }) => type(bankTransferMessages.en.amount, amount),
    'currency.changed': ({ choose }, { currency }) =>
      choose(matchPartialText(paymentMessages.en.currency), matchPartialText(currency)),
    submitted: pressSubmit(bankTransferMessages.en.confirm),
    finished: ({ press }) => press(bankTransferMessages.en.ok),
    back: pressBack(),
  },
  toasts: ['invalidAmount', 'noAnswerYet', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ country, accountNumber, amount, problem }) => [
    country,
    accountNumber,
    amount,
    problem?.id,
  ],
});
