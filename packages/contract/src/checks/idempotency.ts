import Big from 'big.js';
import assert from 'node:assert/strict';
import { API_PATHS } from '@rad-wallet/api';
import { funded, unchanged } from '../asking/bench';
import type { Check, CheckGroup } from '../asking/check';
import { created, entryOf, newKey, transferOf } from '../asking/posting';
import { assertRefusal } from './refusal';

const MAX_KEY_LENGTH = 255;

/** What is asked twice is done once. docs/rules.md LEDGER-3, API-16. */
export const idempotency: CheckGroup = {
  title: 'Repeating',
  checks: [
    {
      title: 'the same transfer under the same key is answered alike and done once',
      run: ({ server }) =>
        funded(server, '1', async ({ transfer, cash }) => {
          const key = newKey();
          const first = created(await transfer(transferOf(cash, '1'), key));
          for (let again = 0; again < 3; again += 1) {
            assert.deepEqual(created(await transfer(transferOf(cash, '1'), key)), first);
          }
          return { entries: 1 };
        }),
    },
    {
      title: 'the same entry under the same key is answered alike and done once',
      run: ({ server }) =>
        funded(server, '1', async ({ entry, cash }) => {
          // As the wallet makes them for the two entries of a conversion.
          const [one, two] = [1, 2].map((leg) => `${newKey()}:${leg}`);
          const body = entryOf(cash, 'withdrawal', '0.5');
          const first = created(await entry(body, one));
          const second = created(await entry(body, two));
          assert.notEqual(first.id, second.id, 'two keys are two entries');
          assert.deepEqual(created(await entry(body, one)), first);
          assert.deepEqual(created(await entry(body, two)), second);
          return { entries: 2 };
        }),
    },
    {
      title: 'the same transfer asked eight times at once is done once',
      run: ({ server }) =>
        funded(server, '1', async ({ transfer, cash }) => {
          const key = newKey();
          const eight = Array.from({ length: 8 }, () => transfer(transferOf(cash, '1'), key));
          const replies = await Promise.all(eight);
          const done = replies.filter(({ status }) => status !== 409);
          for (const reply of replies.filter(({ status }) => status === 409)) {
            assertRefusal(reply, 409);
          }
          const first = created(await transfer(transferOf(cash, '1'), key));
          assert.ok(done.length > 0, 'all eight were refused');
          for (const reply of done) assert.deepEqual(created(reply), first);
          return { entries: 1 };
        }),
    },
    {
      title: 'another request under a used key is refused with 422 and not done',
      run: ({ server }) =>
        funded(server, '1', async ({ transfer, entry, cash }) => {
          const key = newKey();
          const first = created(await transfer(transferOf(cash, '1'), key));
          assertRefusal(await transfer(transferOf(cash, '0.5'), key), 422);
          const toAnother = { ...transferOf(cash, '1'), recipientName: 'Somebody Else' };
          assertRefusal(await transfer(toAnother, key), 422);
          assertRefusal(await entry(entryOf(cash, 'deposit', '1'), key), 422);
          assert.deepEqual(created(await transfer(transferOf(cash, '1'), key)), first);
          return { entries: 1 };
        }),
    },
    {
      title: 'a refused request uses up no key: when the money is there, it is done',
      run: ({ server }) =>
        funded(server, '1', async ({ transfer, entry, cash }) => {
          const key = newKey();
          const body = transferOf(cash, Big(cash.balance).plus('2').toFixed());
          assertRefusal(await transfer(body, key), 422);
          created(await entry(entryOf(cash, 'deposit', '1')));
          created(await transfer(body, key));
          if (Big(cash.balance).eq(0)) return { entries: 2 };
          created(await entry(entryOf(cash, 'deposit', cash.balance)));
          return { entries: 3 };
        }),
    },
    {
      title: `a key of ${MAX_KEY_LENGTH} characters is taken`,
      run: ({ server }) =>
        funded(server, '1', async ({ transfer, cash }) => {
          created(await transfer(transferOf(cash, '1'), newKey().padEnd(MAX_KEY_LENGTH, 'k')));
          return { entries: 1 };
        }),
    },
    ...[API_PATHS.transactions, API_PATHS.transfers].map((path): Check => ({
      title: `POST ${path} without a key is refused with 400 and not done`,
      run: ({ server }) =>
        unchanged(server, async (_accounts, cash) => {
          const body =
            path === API_PATHS.transfers ? transferOf(cash, '1') : entryOf(cash, 'deposit', '1');
          assertRefusal(await server.ask('POST', path, { body }), 400);
        }),
    })),
  ],
};
