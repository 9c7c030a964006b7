import { expect, it } from 'vitest';
import { parseOptions } from '../options';
import { getRelyingParty } from './relyingParty';

it('is localhost by default, at the ports of the wallet', () => {
  expect(getRelyingParty(parseOptions([]).origins)).toEqual({
    id: 'localhost',
    origins: ['http://localhost:5173', 'http://localhost:4173'],
  });
});

it('is the first domain, never an IP address', () => {
  const addresses = ['http://127.0.0.1:5173', 'http://[::1]:5173'];
  expect(getRelyingParty(addresses)).toBeNull();
  expect(
    getRelyingParty([...addresses, 'https://wallet.example', 'https://other.example']),
  ).toEqual({ id: 'wallet.example', origins: ['https://wallet.example'] });
});
