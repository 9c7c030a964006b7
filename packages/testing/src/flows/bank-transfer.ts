import { bankTransferMachine } from '@rad-wallet/ui/flows/bank-transfer';
import type { Plan } from '../plan';

/** How a test explores the flow. */
export const bankTransferPlan: Plan<typeof bankTransferMachine> = {
  machine: bankTransferMachine,
  events: [
    { type: 'country.chosen', country: 'PK' },
    { type: 'country.chosen', country: 'US' },
    { type: 'bank.chosen', bank: 'HBL' },
    { type: 'account.changed', accountNumber: 'PK36SCBL0000001123456702' },
    { type: 'continued' },
    { type: 'amount.changed', amount: '' },
    { type: 'currency.changed', currency: 'USD' },
    { type: 'confirmed' },
    { type: 'acknowledged' },
    { type: 'back' },
  ],
  toasts: ['transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ country, accountNumber, problem }) => [country, accountNumber, problem?.id],
};
