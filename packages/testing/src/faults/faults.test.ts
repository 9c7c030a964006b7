import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFaultHandler, paymentFaults, readFaults } from './index';

const URL = 'https://bank.example/api/transfers';
const PATTERN = '*/api/transfers';

let posted = 0;
const handlers = [
  http.post(PATTERN, () => {
    posted += 1;
    return HttpResponse.json({ id: 'txn-1' }, { status: 201 });
  }),
];
const server = setupServer(...handlers);

beforeAll(() => server.listen());
beforeEach(() => {
  posted = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const post = () =>
  fetch(URL, { method: 'POST', signal: AbortSignal.timeout(50) }).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );

it.each(paymentFaults.filter(({ fault }) => fault !== 'slow'))(
  'applies $name',
  async ({ name, ...injected }) => {
    server.use(createFaultHandler(injected, PATTERN, handlers));
    const result = await post();
    expect(posted, name).toBe(injected.on === 'back' ? 1 : 0);
    const outcome =
      typeof result === 'string' ? 'inDoubt' : result >= 400 ? 'refused' : 'succeeded';
    expect(outcome).toBe(injected.outcome);
  },
);

it('lists each fault once for a read, and in both directions for a payment', () => {
  expect(new Set(readFaults.map(({ fault }) => fault)).size).toBe(readFaults.length);
  const payments = paymentFaults.map(({ fault, on }) => `${fault} ${on}`);
  expect(new Set(payments).size).toBe(payments.length);
  expect(payments).toEqual(
    expect.arrayContaining(readFaults.map(({ fault }) => expect.stringContaining(`${fault} `))),
  );
  expect(payments).toContain('networkDown back');
});

it('says how long the outcome takes', () => {
  const durations = readFaults.flatMap(({ fault, durationMs }) =>
    durationMs > 0 ? [[fault, durationMs]] : [],
  );
  expect(durations).toEqual([
    ['neverAnswers', 30_000],
    ['slow', 3000],
  ]);
});
