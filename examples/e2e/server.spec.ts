import { expect, test } from '@playwright/test';

test('what a server draws, is drawn under a policy whose nonce is of one answer', async ({
  request,
}) => {
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
