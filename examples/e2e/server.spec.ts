import { expect, test } from '@playwright/test';

test('renders on the server under a policy with one nonce per response', async ({ request }) => {
  const answers = [await request.get('/'), await request.get('/')];
  const [first = '', second = ''] = answers.map(
    (answer) => answer.headers()['content-security-policy'] ?? '',
  );
  expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'/);
  expect(first).not.toMatch(/script-src[^;]*unsafe/);
  expect(first).not.toBe(second);
  expect(await answers[0]?.text()).toContain('Pay a bill');
  const bill = await (await request.get('/bill')).text();
  expect(bill).toContain('SSGC');
  expect(bill).toMatch(/<h1[^>]*>/);
});
