import { accountsSchema, createApiClient, sendTransfer } from '@rad-wallet/api';
import { expect, it, vi } from 'vitest';
import { ORIGIN, serveTestWallet } from '../testing/serveTestWallet';
import { parseNetworkCondition } from './conditions';
import { createNetwork } from './createNetwork';

serveTestWallet();

function overNetwork() {
  const network = createNetwork({ fetch: (input, init) => globalThis.fetch(input, init) });
  const client = createApiClient({ baseUrl: ORIGIN, fetch: network.fetch });
  return {
    network,
    read: (signal?: AbortSignal) => client.get('/api/accounts', accountsSchema, { signal }),
    send: () =>
      sendTransfer(
        client,
        { accountId: 'account-pkr', amount: '100', recipientName: 'Ayesha Malik', currency: 'PKR' },
        { idempotencyKey: 'key-1:2' },
      ),
  };
}

it('records request and response', async () => {
  const { network, read, send } = overNetwork();
  await read();
  await send();
  expect(network.calls()).toMatchObject([
    { id: 1, name: 'GET /api/accounts', method: 'GET', path: '/api/accounts', body: '', key: null },
    { id: 2, name: 'POST /api/transfers #2', key: 'key-1:2', fault: null, ms: expect.any(Number) },
  ]);
  const [, posted] = network.calls();
  expect(JSON.parse(posted?.body ?? '')).toMatchObject({ amount: '100' });
  expect(posted?.outcome).toMatchObject({ kind: 'response', status: 201 });
});

it('applies to every call until it is reset', async () => {
  const { network, read, send } = overNetwork();
  network.setCondition('unauthorized');
  await expect(read()).rejects.toThrow('401');
  await expect(send()).rejects.toThrow('401');
  network.setCondition('normal');
  await expect(read()).resolves.toHaveLength(3);
});

it('applies to one call, once or always', async () => {
  const { network, read, send } = overNetwork();
  network.injectFault('GET /api/accounts', { fault: 'networkDown' });
  await send();
  await expect(read()).rejects.toThrow('the network failed');
  await expect(read()).resolves.toHaveLength(3);
  network.injectFault('GET /api/accounts', { fault: 'brokenJson' }, 'always');
  await expect(read()).rejects.toThrow('is not JSON');
  await expect(read()).rejects.toThrow('is not JSON');
  expect(network.injectedFaults()).toEqual(
    new Map([['GET /api/accounts', { fault: 'brokenJson' }]]),
  );
  network.injectFault('GET /api/accounts', null);
  await read();
  expect(network.calls().map(({ fault, outcome }) => [fault, outcome?.kind])).toEqual([
    [null, 'response'],
    ['networkDown', 'error'],
    [null, 'response'],
    ['brokenJson', 'response'],
    ['brokenJson', 'response'],
    [null, 'response'],
  ]);
});

it('loses the response of a request that was processed', async () => {
  const { network, read, send } = overNetwork();
  network.injectFault('POST /api/transfers #2', { fault: 'serverErrorEmpty', on: 'back' });
  await expect(send()).rejects.toThrow('500');
  expect((await read())[0]?.balance).toBe('99900.00');
  await send();
  expect((await read())[0]?.balance).toBe('99900.00');
});

it('rejects when the caller aborts', async () => {
  const { network, read } = overNetwork();
  network.setCondition('neverAnswers');
  await expect(read(AbortSignal.timeout(20))).rejects.toThrow('timeout');
  await expect(read(AbortSignal.abort(new Error('Too late')))).rejects.toThrow('Too late');
  expect(network.calls().map(({ outcome }) => outcome?.kind)).toEqual(['error', 'error']);
});

it('leaves everything else unchanged', async () => {
  const answer = new Response('a script');
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer);
  const network = createNetwork({ fetch });
  network.setCondition('networkDown');
  await expect(network.fetch('https://wallet.test/assets/app.js')).resolves.toBe(answer);
  expect(network.calls()).toEqual([]);
});

it('notifies of every change and resets', async () => {
  const { network, read } = overNetwork();
  const heard = vi.fn();
  const stop = network.subscribe(heard);
  await read();
  expect(heard).toHaveBeenCalledTimes(2);
  network.injectFault('GET /api/accounts', { fault: 'slow' });
  network.clearCalls();
  expect([network.calls(), network.injectedFaults().size]).toEqual([[], 1]);
  network.reset();
  expect(network.injectedFaults().size).toBe(0);
  stop();
  heard.mockClear();
  network.setCondition('slow');
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['normal', 'normal'],
  ['serverError', 'serverError'],
  ['offline', 'networkDown'],
  ['servererror', null],
  ['', null],
  [null, null],
])('parses the condition %j as %j', (name, condition) => {
  expect(parseNetworkCondition(name)).toBe(condition);
});
