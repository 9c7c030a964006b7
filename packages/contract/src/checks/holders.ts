import { API_PATHS } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { requireOther } from '../client/check';
import type { CheckGroup } from '../client/check';
import {
  createEntry,
  createKey,
  createPoster,
  createTransfer,
  parseCreatedTransaction,
} from '../client/createPoster';
import { createReader, requireAccount } from '../client/createReader';
import { assertUnchanged, withCash } from '../client/testServer';

const { accounts, balances, transactions, conversions } = API_PATHS;

/** An account holder can neither see nor use another holder's data. docs/rules.md API-22. */
export const holderChecks: CheckGroup = {
  title: 'Account holders',
  checks: [
    {
      title: 'an account of another holder is refused with 403 or 404, and nothing changes',
      run: async (context) => {
        const other = requireOther(context);
        const cash = requireAccount(await createReader(context.server).accounts(), 'trustvault');
        await assertUnchanged(context.server, () =>
          assertUnchanged(other, async (own) => {
            assert.ok(!own.some(({ id }) => id === cash.id), 'both holders have the same account');
            const { entry, transfer } = createPoster(other);
            for (const { status } of [
              await transfer(createTransfer(cash, '1')),
              await entry(createEntry(cash, 'withdrawal', '1')),
              await entry(createEntry(cash, 'deposit', '1')),
            ]) {
              assert.ok(status === 403 || status === 404, `expected 403 or 404, got ${status}`);
            }
          }),
        );
      },
    },
    {
      title: 'a key of one holder is unknown to the other, who may use it too',
      run: (context) =>
        withCash(requireOther(context), '1', async (one) => {
          const key = createKey();
          const query = `?${new URLSearchParams({ idempotencyKey: key }).toString()}`;
          const { history } = createReader(context.server);
          parseCreatedTransaction(await one.transfer(createTransfer(one.cash, '1'), key));
          assert.deepEqual(await history(query), []);
          await withCash(context.server, '1', async ({ transfer, cash }) => {
            parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
            return { entries: 1, spent: '1' };
          });
          return { entries: 1, spent: '1' };
        }),
    },
    ...[accounts, balances, transactions, `${conversions}?status=pending`].map((path) => ({
      title: `GET ${path} must not be stored: Cache-Control is no-store`,
      run: async ({ server }: { server: Parameters<typeof createReader>[0] }) => {
        const { headers } = await server.send('GET', path);
        assert.match(headers.get('Cache-Control') ?? 'no Cache-Control', /\bno-store\b/);
      },
    })),
  ],
};
