import {
  accountlessLedger,
  cashOnlyLedger,
  emptyLedger,
  everyKindLedger,
  hugeLedger,
  sampleLedger,
  spentLedger,
} from '@rad-wallet/mocks';
import type { Ledger } from '@rad-wallet/mocks';

/** The initial ledgers of a new file, by name. */
export const seeds = {
  sample: () => sampleLedger(new Date()),
  empty: emptyLedger,
  accountless: accountlessLedger,
  'cash-only': cashOnlyLedger,
  spent: spentLedger,
  huge: hugeLedger,
  'every-kind': everyKindLedger,
} as const satisfies Record<string, () => Ledger>;

export type SeedName = keyof typeof seeds;

export function isSeedName(name: string): name is SeedName {
  return Object.hasOwn(seeds, name);
}
