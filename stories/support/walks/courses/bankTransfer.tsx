import { bankTransferPlan } from '@rad-wallet/testing/flows/bank-transfer';
import { BankTransferFlow } from '@rad-wallet/ui/flows/bank-transfer';
import { en } from '@rad-wallet/ui/messages/en';
import { bankCountries } from '../../../../apps/wallet/src/content/banks';
import { profile } from '../../../../apps/wallet/src/demo/samples/profile';
import { course } from '../course';
import { holding } from '../hands';

export const bankTransfer = course({
  plans: [
    {
      ...bankTransferPlan,
      // Each country has banks of its own.
      events: bankTransferPlan.events.filter(
        (event) => event.type !== 'country.chosen' || event.country === 'PK',
      ),
    },
  ],
  view: (actor) => (
    <BankTransferFlow actor={actor} countries={bankCountries} accountHolder={profile.name} />
  ),
  gestures: {
    'country.chosen': ({ press }, { country }) =>
      press(holding(en.bankTransfer.countries[country])),
    'bank.chosen': ({ press }, { bank }) => press(holding(bank)),
    'account.changed': ({ type }, { accountNumber }) => type(en.bankTransfer.iban, accountNumber),
    continued: ({ press }) => press(en.common.continue),
    'amount.changed': ({ type }, { amount }) => type(en.bankTransfer.amount, amount),
    'currency.changed': ({ choose }, { currency }) =>
      choose(holding(en.payment.currency), holding(currency)),
    confirmed: ({ press }) => press(en.bankTransfer.confirm),
    acknowledged: ({ press }) => press(en.bankTransfer.ok),
    back: ({ press }) => press(en.common.back),
  },
});
