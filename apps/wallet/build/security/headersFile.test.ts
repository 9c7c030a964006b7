import { expect, test } from 'vitest';
import { readHeaders, writeHeaders } from './headersFile.ts';
import { buildHeaders, buildContentSecurityPolicy } from './policy.ts';

const getHeaders = (path: string, headers: Record<string, string>) =>
  Object.fromEntries(
    readHeaders(writeHeaders(headers), path).map(({ name, value }) => [name, value]),
  );

test('a host reads the headers for every path', () => {
  expect(writeHeaders({ 'X-One': 'a: b', 'X-Two': 'c' })).toContain(
    '/*\n  X-One: a: b\n  X-Two: c\n',
  );
});

test('parses its own output, including values with colons', () => {
  const headers = buildHeaders(
    buildContentSecurityPolicy({ html: '', apiUrl: 'https://api.example.com:8443' }),
  );
  expect(getHeaders('/', headers)).toEqual(headers);
});

test('caches only hashed files forever', () => {
  const headers = { 'X-One': '1' };
  expect(getHeaders('/assets/index-Ab3_d.js', headers)).toEqual({
    'X-One': '1',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  for (const path of ['/', '/index.html', '/shell.js', '/send-money', '/assets']) {
    expect(getHeaders(path, headers), path).toEqual(headers);
  }
});
