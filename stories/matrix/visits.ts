import { routeTable } from '../../apps/wallet/src/routeTable';
import type { Person } from './person';

/** A visit to a page, and what a person does there. */
export interface Visit {
  /** For the table. */
  name: string;
  path: string;
  /** All up to what asks for money to be moved. @default nothing */
  fillIn?: (person: Person) => Promise<void>;
  /** Asks for it, the first time and every other. @default nothing is moved */
  submit?: (person: Person) => Promise<void>;
  /** Another visit to the page goes through what it reads, and this one through what it posts. */
  readsAsBefore?: true;
}

/** A transaction that the sample wallet holds. */
const TRANSACTION = 'txn-0005';

function converting(name: string, fill: (person: Person) => Promise<void>): Visit {
  return {
    name: `/conversion, ${name}`,
    path: '/conversion',
    fillIn: async (person) => {
      await person.press('Convert Currency');
      await fill(person);
    },
    submit: ({ press }) => press('Convert'),
    readsAsBefore: true,
  };
}

/** What there is to do at a page, beyond looking at it. */
const deeds: Readonly<Record<string, readonly Visit[]>> = {
  '/conversion': [
    { name: '/conversion', path: '/conversion' },
    // Taken before it is given, and given before it is taken: the halves are not alike.
    converting('PKR to USD', ({ type }) => type('Amount', '2500')),
    converting('PKR to GOLD', async ({ type, pick }) => {
      await type('Amount', '10000');
      await pick(/To$/, /^GOLD/);
    }),
  ],
  '/transactions': [
    {
      name: '/transactions',
      path: '/transactions',
      // More than what was read at first: docs/rules.md TXN-13.
      fillIn: ({ type }) => type(/Search/, 'Ayesha'),
    },
  ],
  '/send-money': [
    {
      name: '/send-money, the amount',
      path: '/send-money',
      fillIn: async ({ press, type }) => {
        await press(/Ahmed Khan/);
        await type(/Amount/, '1,500');
      },
    },
    {
      name: '/send-money',
      path: '/send-money',
      fillIn: async ({ press, type }) => {
        await press(/Ahmed Khan/);
        await type(/Amount/, '1,500');
        await type(/Message/, 'Eid Mubarak');
        await press('Continue');
      },
      submit: ({ press }) => press(/^Send/),
    },
  ],
  '/card-payment': [
    {
      name: '/card-payment',
      path: '/card-payment',
      fillIn: async ({ type, choose }) => {
        await type('Amount', '1,000');
        await choose('Credit/Debit Card');
      },
      submit: ({ press }) => press(/^Pay/),
    },
  ],
  '/transaction-receipt': [
    { name: '/transaction-receipt', path: '/transaction-receipt' },
    { name: '/transaction-receipt?id', path: `/transaction-receipt?id=${TRANSACTION}` },
  ],
};

/** Every page of the wallet, with all that there is to do at it. */
export const visits: readonly Visit[] = Object.keys(routeTable).flatMap(
  (path) => deeds[path] ?? [{ name: path, path }],
);
