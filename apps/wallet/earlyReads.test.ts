import { createApiClient } from '@rad-wallet/api';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { earlyReadsScript, FIRST_READS } from './earlyReads.ts';
import { takeEarlyRead } from './src/data/firstReads.ts';

const API = 'https://api.example.com/v1';
const BALANCES = `${API}/api/balances`;

afterEach(() => vi.unstubAllGlobals());

/** Opens a path: runs the script of its page. Answers what was asked for. */
function open(pathname: string, fetch = vi.fn(async () => Response.json({}))) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('fetch', fetch);
  const [, script = ''] = /^<script>([^]*)<\/script>$/.exec(earlyReadsScript(API)) ?? [];
  new Function(script)();
  return { fetch, asked: fetch.mock.calls.map(([address]: unknown[]) => address) };
}

it.each(Object.entries(FIRST_READS))('asks for what %s reads, with cookies', (pathname, reads) => {
  const { fetch, asked } = open(pathname);
  expect(asked).toEqual(reads.map((read) => API + read));
  for (const [, options] of fetch.mock.calls as unknown[][]) {
    expect(options).toEqual({ credentials: 'include' });
  }
});

it('takes no notice of a slash at the end, and asks for nothing that is not known', () => {
  expect(open('/funds/').asked).toEqual(open('/funds').asked);
  expect(open('/profile').asked).toEqual([]);
});

it('gives each answer once, and to a read alone', async () => {
  open('/');
  expect(takeEarlyRead(BALANCES, { method: 'POST' })).toBeUndefined();
  await expect(takeEarlyRead(BALANCES, { method: 'GET' })).resolves.toBeInstanceOf(Response);
  expect(takeEarlyRead(BALANCES, { method: 'GET' })).toBeUndefined();
});

it('is what the client of the API asks for, to the letter', async () => {
  open('/');
  const late = vi.fn(async () => Response.json({}));
  const client = createApiClient({
    baseUrl: API,
    fetch: (input, init) => takeEarlyRead(input, init) ?? late(),
  });
  await client.get('/api/balances', v.unknown());
  expect(late).not.toHaveBeenCalled();
  await client.get('/api/balances', v.unknown());
  expect(late).toHaveBeenCalledOnce();
});

it('leaves a failure to whoever takes it', async () => {
  open(
    '/',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takeEarlyRead(BALANCES)).rejects.toThrow('offline');
});

it('stands in the page before its scripts', () => {
  const page = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');
  expect(page.indexOf('<!--early-reads-->')).toBeGreaterThan(0);
  expect(page.indexOf('<!--early-reads-->')).toBeLessThan(page.indexOf('src="/src/main.tsx"'));
});
