import { getTrialBalance } from '@rad-wallet/ledger';
import { createHandlers, createSeedLedger, getAccounts } from '@rad-wallet/mocks';
import type { Ledger, LedgerStore } from '@rad-wallet/mocks';

const NOW = new Date('2026-11-27T09:00:00Z');

export const ORIGIN = 'https://wallet.test';

const seed = createSeedLedger({
  pkr: '3000',
  gold: '20',
  silver: '150',
  transactions: [],
  now: NOW,
});

/** The handlers of the mock server over a ledger that a test can read. `change` alters every new state. */
export function createServer(change: (ledger: Ledger) => Ledger = (ledger) => ledger) {
  let ledger = seed;
  const store: LedgerStore = {
    read: async () => ledger,
    update: async (decide) => {
      const { ledger: next, result } = decide(ledger);
      ledger = change(next);
      return result;
    },
    reset: async () => {},
  };
  const handlers = createHandlers(store, { now: () => NOW });
  const find = ({ method, url }: Request) =>
    handlers.find(
      ({ info }) => info.method === method && url.startsWith(ORIGIN + String(info.path).slice(1)),
    );

  return {
    handle: async (request: Request): Promise<Response> => {
      const handled = await find(request)?.run({ request, requestId: '' });
      if (!handled?.response)
        throw new Error(`No handler answers ${request.method} ${request.url}`);
      return handled.response;
    },
    /** The keys that took effect. A conversion has two of them. */
    listKeys: (): string[] => ledger.answered.map(({ key }) => key),
    isReversed: (id: string): boolean =>
      ledger.conversions.some((one) => one.id === id && one.status === 'reversed'),
    describe: () => [
      getAccounts(ledger).map(({ balance }) => balance),
      ledger.holds.filter(({ state }) => state === 'placed').length,
    ],
    /** What contradicts double entry. */
    findContradiction: (): string | null => {
      for (const [currency, sum] of getTrialBalance(ledger)) {
        if (!sum.eq('0')) return `the accounts in ${currency} sum to ${sum.toFixed()}`;
      }
      const overdrawn = getAccounts(ledger).find(({ balance }) => balance.startsWith('-'));
      if (overdrawn) return `${overdrawn.id} is overdrawn by ${overdrawn.balance.slice(1)}`;
      const keys = ledger.answered.map(({ key }) => key);
      return new Set(keys).size === keys.length ? null : 'a key took effect twice';
    },
  };
}

export type Server = ReturnType<typeof createServer>;
