import { balances } from '@rad-wallet/mocks/samples';
import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { breakBalances, server } from './mocks';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

afterAll(() => server.close());

it.each(['SendMoney.tsx', 'main.tsx', 'money.ts'])('the README contains %s unchanged', (file) => {
  const [, language] = file.split('.');
  const block = `\`\`\`${language}\n// ${file}\n${read(`./${file}`)}\`\`\``;
  expect(read('../../README.md')).toContain(block);
});

it('the README of ui contains money.ts unchanged', () => {
  const block = `\`\`\`ts\n// money.ts\n${read('./money.ts')}\`\`\``;
  expect(read('../../packages/ui/README.md')).toContain(block);
});

it.each([
  ['ui', 'tsx'],
  ['api', 'ts'],
  ['mocks', 'ts'],
  ['testing', 'ts'],
])('the README of %s contains its example unchanged', (name, language) => {
  const readme = read(`../../packages/${name}/README.md`);
  expect(readme).toContain(`\`\`\`${language}\n${read(`./${name}.${language}`)}\`\`\``);
});

it('the README of testing contains the example of components unchanged', () => {
  const readme = read('../../packages/testing/README.md');
  expect(readme).toContain(`\`\`\`ts\n${read('./testingComponents.ts')}\`\`\``);
});

it('the README of ui contains the example of a language unchanged', () => {
  const readme = read('../../packages/ui/README.md');
  expect(readme).toContain(`\`\`\`ts\n${read('./french.ts')}\`\`\``);
});

// The story Library / First Screen runs the `ui` package's example.
it('runs the example of api with the server of the example of mocks', async () => {
  const { cash, sent } = await import('./api');
  expect(cash).toMatchObject({ balance: balances.pkr });
  expect(sent).toMatchObject({ amount: '1500' });
});

it('fails requests as in the example of mocks', async () => {
  const balances = () => fetch('https://bank.example/api/balances');
  await expect(balances()).resolves.toMatchObject({ status: 200 });
  breakBalances();
  await expect(balances()).rejects.toThrow(TypeError);
});

// A long timeout, because this loads an entire flow.
it('runs the example of testing', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { states, refused } = await import('./testing');
  expect(states).toEqual(expect.arrayContaining(['confirming', 'sending', 'completed']));
  expect(refused.state).toBe('confirming');
  expect(refused.emitted).toEqual([{ type: 'toast', tone: 'danger', id: 'transferFailed' }]);
});
