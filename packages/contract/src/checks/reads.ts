import { API_PATHS } from '@rad-wallet/api';
import type { AccountType } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import { assertEqualDecimals } from '../client/testServer';
import { requireAccount, createReader } from '../client/createReader';
import { requireSession } from '../client/check';
import type { Check, CheckGroup } from '../client/check';
import { assertRejection } from './assertRejection';

const GRAMS_PER_TOLA = '11.664';
const TOLA_DECIMALS_SHOWN = 2;

/** More entries than any wallet has. */
const HUGE_LIMIT = 1_000_000;

const wrongLimits = ['0', '-1', '1.5', 'ten', '', '1e3', '4;'];

/** Responses match the client's schemas, are sorted and consistent with each other. docs/rules.md API-2 to API-4. */
export const readChecks: CheckGroup = {
  title: 'Reading',
  checks: [
    {
      title: 'the accounts match the schema, include a cash account, and have unique ids',
      run: async ({ server }) => {
        const accounts = await createReader(server).accounts();
        requireAccount(accounts, 'trustvault');
        assert.equal(new Set(accounts.map(({ id }) => id)).size, accounts.length);
      },
    },
    {
      title: 'the balances match the schema',
      run: async ({ server }) => void (await createReader(server).balances()),
    },
    {
      title: 'the balances are the sums over the accounts',
      run: async ({ server }) => {
        const { accounts, balances } = await createReader(server).books();
        const held = (type: AccountType) =>
          accounts
            .filter((account) => account.type === type)
            .reduce((sum, { balance }) => sum.plus(balance), Big(0));
        assertEqualDecimals(balances.pkrBalance, held('trustvault'), 'pkrBalance');
        assertEqualDecimals(balances.goldBalance, held('gold'), 'goldBalance');
        assertEqualDecimals(
          Big(balances.goldInTola).round(TOLA_DECIMALS_SHOWN),
          held('gold').div(GRAMS_PER_TOLA).round(TOLA_DECIMALS_SHOWN),
          'goldInTola',
        );
        assert.ok(
          Big(balances.totalBalance).gte(balances.pkrBalance),
          'totalBalance is below pkrBalance',
        );
      },
    },
    {
      title: 'the history matches the schema, is newest first, and has unique ids',
      run: async ({ server }) => {
        const history = await createReader(server).history();
        const times = history.map(({ timestamp }) => Date.parse(timestamp));
        assert.deepEqual(
          times,
          times.toSorted((a, b) => b - a),
        );
        assert.equal(new Set(history.map(({ id }) => id)).size, history.length);
      },
    },
    {
      title: 'a limit returns that many of the latest entries, or all if there are fewer',
      run: async ({ server }) => {
        const { history } = createReader(server);
        const all = await history();
        assert.deepEqual(await history('?limit=1'), all.slice(0, 1));
        assert.deepEqual(await history('?limit=4'), all.slice(0, 4));
        assert.deepEqual(await history(`?limit=${HUGE_LIMIT}`), all);
      },
    },
    ...wrongLimits.map((limit): Check => ({
      title: `a limit of ‘${limit}’ is rejected with 400`,
      run: async ({ server }) => {
        const query = new URLSearchParams({ limit }).toString();
        assertRejection(await server.send('GET', `${API_PATHS.transactions}?${query}`), 400);
      },
    })),
    ...[API_PATHS.accounts, API_PATHS.balances, API_PATHS.transactions].map((path): Check => ({
      title: `GET ${path} is rejected with 401 without a session`,
      run: async ({ server }) => {
        requireSession(server);
        assertRejection(await server.requestSignedOut('GET', path), 401);
      },
    })),
  ],
};
