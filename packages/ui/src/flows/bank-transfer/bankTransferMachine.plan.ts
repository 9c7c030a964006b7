import type { WalkOptions } from '../testing/walkMachine';
import { bankTransferMachine, type BankTransferContext } from './bankTransferMachine';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: bankTransferMachine,
  events: [
    { type: 'country.chosen', country: 'PK' } as never,
    { type: 'country.chosen', country: 'US' } as never,
    { type: 'bank.chosen', bank: 'HBL' } as never,
    { type: 'account.changed', accountNumber: 'PK36SCBL0000001123456702' } as never,
    { type: 'continued' },
    { type: 'amount.changed', amount: '' } as never,
    { type: 'currency.changed', currency: 'USD' } as never,
    { type: 'confirmed' },
    { type: 'acknowledged' },
    { type: 'back' },
  ],
  distinguish: ({ country, accountNumber }: BankTransferContext) => [country, accountNumber],
};
