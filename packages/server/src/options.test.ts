import { expect, it } from 'vitest';
import { parseOptions } from './options';

it('reads whole numbers', () => {
  const numbers = ['--port', '0', '--rate', '5', '--consent-seconds', '60'];
  const fraud = ['--fraud-above', '1000', '--cooling-off', '30'];
  expect(parseOptions([...numbers, ...fraud])).toMatchObject({
    port: 0,
    requestsPerMinute: 5,
    consentSeconds: 60,
    fraud: { above: '1000', coolingOffSeconds: 30 },
  });
});

it('has no limit and no fraud terms by default or with 0', () => {
  expect(parseOptions(['--rate', '0'])).toMatchObject({
    port: 8787,
    requestsPerMinute: Infinity,
    consentSeconds: 300,
    fraud: null,
  });
});

it.each([
  [['--port', '65536'], 'Invalid port: 65536'],
  [['--port', '80a'], 'Invalid port: 80a'],
  [['--rate', '1.5'], 'Invalid rate: 1.5'],
  [['--consent-seconds', '0'], 'Invalid time: 0'],
  [['--consent-seconds', '05'], 'Invalid time: 05'],
  [['--fraud-above', ''], 'Invalid amount: '],
  [['--fraud-above', '1', '--cooling-off', '1e3'], 'Invalid time: 1e3'],
  [['--cooling-off', 'x'], 'Invalid time: x'],
  [['--cooling-off', '0'], '--cooling-off needs --fraud-above'],
])('rejects %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(new Error(message));
});
