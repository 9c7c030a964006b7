import {
  accountsSchema,
  ApiError,
  NetworkError,
  InvalidJsonError,
  sendTransfer,
  WrongShapeError,
} from '@rad-wallet/api';
import { describe, expect, it } from 'vitest';
import { apiPatterns } from './apiPatterns';
import { faults } from './faults';
import type { FaultName } from './faults';
import { serveTestWallet } from '../testing/serveTestWallet';

const { server, client } = serveTestWallet();

const read = (signal?: AbortSignal) => client.get('/api/accounts', accountsSchema, { signal });
const send = (signal?: AbortSignal) =>
  sendTransfer(
    client,
    { accountId: 'account-pkr', amount: '1', recipientName: 'Ayesha Malik', currency: 'PKR' },
    { idempotencyKey: 'a', signal },
  );

type Failing = Exclude<FaultName, 'slow' | 'neverAnswers'>;

const failures: Record<Failing, [new (...args: never[]) => Error, string]> = {
  serverError: [ApiError, '500: The ledger is closed'],
  serverErrorEmpty: [ApiError, '500: Internal Server Error'],
  unauthorized: [ApiError, '401: Sign in first'],
  networkDown: [NetworkError, 'received no response: the network failed'],
  brokenJson: [InvalidJsonError, 'is not JSON'],
  wrongShape: [WrongShapeError, 'another shape'],
};

describe.each(Object.keys(failures) as Failing[])('%s', (name) => {
  const [kind, message] = failures[name];

  it('makes a read fail in its own way', async () => {
    server.use(faults[name]('get', apiPatterns.accounts));
    const reading = read();
    await expect(reading).rejects.toThrow(kind);
    await expect(reading).rejects.toThrow(message);
  });

  it('does not affect other methods and paths', async () => {
    server.use(
      faults[name]('post', apiPatterns.accounts),
      faults[name]('all', apiPatterns.balances),
    );
    await expect(read()).resolves.toHaveLength(3);
  });
});

it.each(['serverError', 'networkDown'] as const)('%s makes a transfer fail', async (name) => {
  server.use(faults[name]('all', apiPatterns.transfers));
  await expect(send()).rejects.toThrow(failures[name][0]);
});

it('brokenJson leaves a transfer without a receipt', async () => {
  server.use(faults.brokenJson('all', apiPatterns.transfers));
  await expect(send()).resolves.toBeNull();
});

it('neverAnswers keeps a caller waiting until it gives up', async () => {
  server.use(faults.neverAnswers('all', apiPatterns.accounts));
  server.use(faults.neverAnswers('all', apiPatterns.transfers));
  await expect(read(AbortSignal.timeout(50))).rejects.toThrow('timeout');
  await expect(send(AbortSignal.timeout(50))).rejects.toThrow('timeout');
});

it('slow delays the correct response', async () => {
  server.use(faults.slow('get', apiPatterns.accounts, 60));
  const startedAt = performance.now();
  await expect(read()).resolves.toHaveLength(3);
  expect(performance.now() - startedAt).toBeGreaterThan(55);
});
