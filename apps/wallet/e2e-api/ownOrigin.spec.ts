import { startServerProcess } from '@rad-wallet/server/testing';
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { API_PATH, ownOrigin } from '../build/ownOrigin';
import { expect, test, type Page } from './support/test';

interface Call {
  path: string;
  key?: string;
  body?: object;
}

/** Sends a request like a script of the page. */
const call = (page: Page, { path, key = '', body }: Call) =>
  page.evaluate(
    async ({ url, json, idempotencyKey }) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey };
      const response = await fetch(
        url,
        json === undefined ? {} : { method: 'POST', headers, body: json },
      );
      return { status: response.status, text: await response.text() };
    },
    { url: API_PATH + path, json: body && JSON.stringify(body), idempotencyKey: key },
  );

const transfer = (holder: string): Call => ({
  path: '/api/transfers',
  key: 'same-key',
  body: {
    accountId: `${holder}-account-pkr`,
    amount: '100',
    recipientName: 'Sana',
    currency: 'PKR',
  },
});

const BEFORE = '"pkrBalance":"711875.00"';
const AFTER = '"pkrBalance":"711775.00"';

test('browsers keep the sessions of two people, hide them from scripts, and show each their own money', async ({
  browser,
}, testInfo) => {
  const api = await startServerProcess([
    '--port=0',
    `--database=${testInfo.outputPath('sessions.sqlite')}`,
    '--secure',
    '--require-session',
  ]);
  writeFileSync(testInfo.outputPath('index.html'), '<!doctype html><title>Wallet</title>');
  const wallet = await createServer({
    configFile: false,
    root: testInfo.outputDir,
    logLevel: 'error',
    plugins: [ownOrigin(api.url)],
    server: { port: 0, host: 'localhost' },
  });
  await wallet.listen();

  const openAs = async (holder: string) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(wallet.resolvedUrls?.local[0] ?? '');
    expect((await call(page, { path: '/api/accounts' })).status).toBe(401);
    const signedIn = await call(page, { path: '/api/session', body: { holder } });
    expect(signedIn.status).toBe(201);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await context.cookies()).toMatchObject([
      {
        name: '__Host-session',
        domain: 'localhost',
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ]);
    return page;
  };
  const [ayesha, bilal] = [await openAs('ayesha'), await openAs('bilal')];
  const readBalances = async (page: Page) => (await call(page, { path: '/api/balances' })).text;

  expect((await call(ayesha, transfer('bilal'))).status).toBe(404);
  expect((await call(ayesha, transfer('ayesha'))).status).toBe(201);
  expect(await readBalances(ayesha)).toContain(AFTER);
  expect(await readBalances(bilal)).toContain(BEFORE);
  // The same key is free for another holder.
  expect((await call(bilal, transfer('bilal'))).status).toBe(201);
  expect(await readBalances(bilal)).toContain(AFTER);

  await Promise.all([ayesha, bilal].map((page) => page.context().close()));
  await wallet.close();
  await api.end();
});
