import { ApiError, NetworkError } from '@rad-wallet/api';
import { expect, it } from 'vitest';
import { describeFault } from './describeFault';

const SECRETS = [
  'Sara Ahmed',
  'Rs. 1,250.00',
  '0300 1234567',
  '42101-1234567-1',
  '4000 0000 0000 0002',
  'PK36SCBL0000001123456702',
];

const stack = (message: string, name = 'TypeError') =>
  [
    `${name}: ${message}`,
    '    at send (https://wallet.example/assets/send-a1.js?target=0300:2:345)',
    '    at async https://wallet.example/assets/index-b2.js:10:7',
  ].join('\n');

const places = [
  'send https://wallet.example/assets/send-a1.js:2:345',
  'https://wallet.example/assets/index-b2.js:10:7',
];

it.each(SECRETS)('reports nothing of a message with %s', (secret) => {
  const message = `Cannot pay ${secret}\n    at ${secret} (https://wallet.example/${secret}:1:1)`;
  const error = Object.assign(new TypeError(message), { stack: stack(message), payee: secret });
  expect(describeFault(error)).toEqual({ name: 'TypeError', places });
});

it('reads the stacks of Firefox and Safari, which have no message', () => {
  const error = Object.assign(new RangeError('Sara Ahmed'), {
    stack: 'send@https://wallet.example/a.js:2:3\n@https://wallet.example/b.js:4:5\n',
  });
  expect(describeFault(error).places).toEqual([
    'send https://wallet.example/a.js:2:3',
    'https://wallet.example/b.js:4:5',
  ]);
});

it('reports the status and the request of a response, not its text', () => {
  const error = new ApiError(500, 'Sara Ahmed has no account');
  error.requestId = 'try-1';
  const { places: _places, ...described } = describeFault(error);
  expect(described).toEqual({ name: 'ApiError', status: 500, requestId: 'try-1' });
});

it('reports causes, and things thrown that are no errors, without their content', () => {
  const error = new NetworkError('GET /api/transactions?idempotencyKey=a', 'Sara Ahmed');
  const described = describeFault(error);
  expect(described).toMatchObject({ name: 'NetworkError', cause: { name: 'string', places: [] } });
  expect(JSON.stringify(described)).not.toMatch(/Sara|idempotencyKey/);
});

it('reports no name or id that a program could have filled with data', () => {
  const error = Object.assign(new Error('no'), { name: 'Sara Ahmed', requestId: '0300 1234567' });
  expect(describeFault(error)).toEqual({ name: 'Error', places: expect.any(Array) });
});
