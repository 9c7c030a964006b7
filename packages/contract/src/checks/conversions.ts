import {
  API_PATHS,
  conversionRecordSchema,
  PROBLEM_TYPES,
  problemSchema,
  toAccountType,
} from '@rad-wallet/api';
import type { Conversion } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { CheckSkippedError } from '../client/check';
import type { Check, CheckGroup } from '../client/check';
import { parseResponse } from '../client/connectToServer';
import type { Server } from '../client/connectToServer';
import { createKey, createTransfer, parseCreatedTransaction } from '../client/createPoster';
import { requireAccount } from '../client/createReader';
import { assertEqualDecimals, assertUnchanged, withCash } from '../client/testServer';
import type { TestServer } from '../client/testServer';
import { assertRejection } from './assertRejection';

/** Units of each currency per PKR. docs/rules.md CONV-1. */
const RATES: Readonly<Record<string, string>> = {
  GOLD: '0.000063',
  SILVER: '0.0048',
  USD: '0.0036',
  BHD: '0.00135',
  SAR: '0.0135',
};

const AMOUNT = '1000';

/** Rounds down to whole rupees, so that converting back is exact. */
const toWholeRupees = (amount: Big | string) => Big(amount).round(0, Big.roundDown).toFixed();

const swap = ({ source, target }: Conversion): Conversion => ({ source: target, target: source });

/** Creates a conversion from PKR at the converter's rate. */
function createConversion(
  { before, cash }: Pick<TestServer, 'before' | 'cash'>,
  currency: string,
  amount: string = AMOUNT,
): Conversion {
  const isMetal = currency === 'GOLD' || currency === 'SILVER';
  const account = isMetal
    ? requireAccount(before.accounts, toAccountType(currency.toLowerCase()))
    : cash;
  const bought = Big(amount).times(RATES[currency] ?? '0');
  return {
    source: { currency: 'PKR', accountId: cash.id, amount },
    target: { currency, accountId: account.id, amount: bought.toFixed() },
  };
}

async function postBoth({ prepareConversion }: TestServer, conversion: Conversion): Promise<void> {
  const { bodies, postFirst, postSecond } = prepareConversion(conversion);
  for (const [index, post] of [postFirst, postSecond].entries()) {
    const body = bodies[index];
    const made = parseCreatedTransaction(await post());
    assert.deepEqual([made.type, made.currency], [body?.type, body?.currency]);
    const { currency: from } = conversion.source;
    assert.deepEqual(made.conversion, { from, to: conversion.target.currency });
    assertEqualDecimals(made.amount, body?.amount ?? '0', 'the amount of the entry');
  }
}

const createRoundTripCheck = (currency: string): Check => ({
  title: `PKR are converted to ${currency} and back`,
  run: ({ server }) =>
    withCash(server, AMOUNT, async (testServer) => {
      const conversion = createConversion(testServer, currency);
      await postBoth(testServer, conversion);
      await postBoth(testServer, swap(conversion));
      return { entries: 4, spent: '0' };
    }),
});

/** Runs a check between the two entries of a conversion of almost all cash, then completes it and converts back. */
const withUnfinished = (
  server: Server,
  left: string,
  work: (testServer: TestServer, id: string) => Promise<{ entries: number; spent: string }>,
) =>
  withCash(server, AMOUNT, async (testServer) => {
    const amount = toWholeRupees(Big(testServer.cash.balance).minus(left));
    const conversion = createConversion(testServer, 'GOLD', amount);
    const { id, postFirst, postSecond } = testServer.prepareConversion(conversion);
    parseCreatedTransaction(await postFirst());
    const { entries, spent } = await work(testServer, id);
    parseCreatedTransaction(await postSecond());
    await postBoth(testServer, swap(conversion));
    return { entries: entries + 4, spent };
  });

/** Skips the check if the server does not support conversions in one request. */
async function convertAtOnce({ conversion }: TestServer, body: Conversion, key?: string) {
  const response = await conversion(body, key);
  if (response.status === 404 || response.status === 405) {
    throw new CheckSkippedError(`the server does not offer POST ${API_PATHS.conversions}`);
  }
  return response;
}

/** A conversion is posted completely or not at all. docs/rules.md CONV-11, CONV-24, CONV-25, LEDGER-6. */
export const conversionChecks: CheckGroup = {
  title: 'Converting',
  checks: [
    ...Object.keys(RATES).map(createRoundTripCheck),
    {
      title: 'the first entry reserves the other side: it cannot be spent, and the second succeeds',
      run: ({ server }) =>
        withUnfinished(server, '2', async ({ transfer, cash }) => {
          assertRejection(await transfer(createTransfer(cash, '3')), 422);
          parseCreatedTransaction(await transfer(createTransfer(cash, '2')));
          return { entries: 1, spent: '2' };
        }),
    },
    {
      title: 'all cash converted twice at once is converted once, and the other moves nothing',
      run: ({ server }) =>
        withCash(server, AMOUNT, async (testServer) => {
          const conversion = createConversion(
            testServer,
            'GOLD',
            toWholeRupees(testServer.cash.balance),
          );
          const both = [1, 2].map(() => testServer.prepareConversion(conversion));
          const responses = await Promise.all(both.map(({ postFirst }) => postFirst()));
          const statuses = responses.map(({ status }) => status);
          assert.deepEqual(
            statuses.toSorted((a, b) => a - b),
            [201, 422],
          );
          const done = both[statuses.indexOf(201)];
          if (done) parseCreatedTransaction(await done.postSecond());
          await postBoth(testServer, swap(conversion));
          return { entries: 4, spent: '0' };
        }),
    },
    {
      title: 'of two simultaneous transfers with funds for one, one succeeds and one is rejected',
      run: ({ server }) =>
        withUnfinished(server, '1', async ({ transfer, cash }) => {
          const two = [1, 2].map(() => transfer(createTransfer(cash, '1')));
          const statuses = (await Promise.all(two)).map(({ status }) => status);
          assert.deepEqual(
            statuses.toSorted((a, b) => a - b),
            [201, 422],
          );
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: 'an unfinished conversion is listed until its keys are repeated',
      run: ({ server }) =>
        withCash(server, AMOUNT, async (testServer) => {
          const { prepareConversion, conversions } = testServer;
          const conversion = createConversion(testServer, 'USD');
          const { id, postFirst, postSecond } = prepareConversion(conversion);
          const first = parseCreatedTransaction(await postFirst());
          const listed = (await conversions('?status=pending')).find((one) => one.id === id);
          assert.deepEqual(listed?.source, conversion.source, 'the listed conversion');
          assert.ok(Date.parse(listed?.expiresAt ?? '') > Date.now(), 'it has expired already');
          assert.deepEqual(parseCreatedTransaction(await postFirst()), first);
          parseCreatedTransaction(await postSecond());
          parseCreatedTransaction(await postSecond());
          assert.ok(!(await conversions('?status=pending')).some((one) => one.id === id));
          const query = `?${new URLSearchParams({ id }).toString()}`;
          assert.equal((await conversions(query))[0]?.status, 'completed');
          await postBoth(testServer, swap(conversion));
          return { entries: 4, spent: '0' };
        }),
    },
    {
      title: 'a metal that is not paid is not credited: without the header, 422',
      run: ({ server }) =>
        assertUnchanged(server, async (accounts) => {
          const body = {
            accountId: requireAccount(accounts, 'gold').id,
            type: 'gold_purchase',
            currency: 'GOLD',
            amount: '1',
            description: 'Convert PKR to GOLD',
          };
          const headers = { 'Idempotency-Key': createKey() };
          const response = await server.send('POST', API_PATHS.transactions, { body, headers });
          assertRejection(response, 422);
        }),
    },
    {
      title: 'more than the rate gives is rejected with 422 and the type of a changed rate',
      run: ({ server }) =>
        withCash(server, AMOUNT, async (testServer) => {
          const { source, target } = createConversion(testServer, 'GOLD');
          const dear = {
            source,
            target: { ...target, amount: Big(target.amount).times(2).toFixed() },
          };
          const response = await testServer.prepareConversion(dear).postFirst();
          assertRejection(response, 422);
          const { type } = v.parse(problemSchema, JSON.parse(response.text));
          assert.equal(type, PROBLEM_TYPES.rateChanged);
          return { entries: 0, spent: '0' };
        }),
    },
    {
      title: 'a conversion in one request posts both entries, once per key',
      run: ({ server }) =>
        withCash(server, AMOUNT, async (testServer) => {
          const key = createKey();
          const conversion = createConversion(testServer, 'SILVER');
          for (let again = 0; again < 2; again += 1) {
            const response = await convertAtOnce(testServer, conversion, key);
            assert.equal(response.status, 201, response.text);
            assert.equal(parseResponse(conversionRecordSchema, response).status, 'completed');
          }
          await postBoth(testServer, swap(conversion));
          return { entries: 4, spent: '0' };
        }),
    },
    {
      title:
        'a conversion in one request above the balance is rejected with 422, and moves nothing',
      run: ({ server }) =>
        withCash(server, AMOUNT, async (testServer) => {
          const amount = toWholeRupees(Big(testServer.cash.balance).plus('1'));
          const conversion = createConversion(testServer, 'GOLD', amount);
          assertRejection(await convertAtOnce(testServer, conversion), 422);
          return { entries: 0, spent: '0' };
        }),
    },
  ],
};
