import { expect, test } from 'vitest';
import { readHeaders, writeHeaders } from './headersFile.ts';
import { headersFor, policyFor } from './policy.ts';

test('a host reads the headers for every path', () => {
  expect(writeHeaders({ 'X-One': 'a: b', 'X-Two': 'c' })).toBe('/*\n  X-One: a: b\n  X-Two: c\n');
});

test('what is written is read back, colons and all', () => {
  const headers = headersFor(policyFor({ html: '', apiUrl: 'https://api.example.com:8443' }));
  const read = readHeaders(writeHeaders(headers)).map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(read)).toEqual(headers);
});
