import {
  createAccountlessLedger,
  createCashOnlyLedger,
  createEmptyLedger,
  createEveryKindLedger,
  createHugeLedger,
  createSampleLedger,
  createSpentLedger,
} from '@rad-wallet/mocks';
import type { Ledger } from '@rad-wallet/mocks';

export const seeds = {
  sample: () => createSampleLedger(new Date()),
  empty: createEmptyLedger,
  accountless: createAccountlessLedger,
  'cash-only': createCashOnlyLedger,
  spent: createSpentLedger,
  huge: createHugeLedger,
  'every-kind': createEveryKindLedger,
} as const satisfies Record<string, () => Ledger>;

export type SeedName = keyof typeof seeds;

export function isSeedName(name: string): name is SeedName {
  return Object.hasOwn(seeds, name);
}
