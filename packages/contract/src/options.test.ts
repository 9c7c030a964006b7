import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parseOptions, USAGE } from './options';

const run = (...args: string[]) => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  return promisify(execFile)('npx', ['--no', 'tsx', main, ...args]);
};

it('prints the usage on request', async () => {
  await expect(run('--help')).resolves.toEqual({ stdout: USAGE, stderr: '' });
});

it('reports a mistake, with the usage', async () => {
  await expect(run('--url', 'wallet')).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: `--url must be an address such as http://127.0.0.1:8787\n\n${USAGE}\n`,
  });
});

it('names no path of the repository in the usage', () => {
  expect(USAGE).not.toMatch(/packages\/|npm run/);
});

it('reads headers', () => {
  const options = parseOptions(['--url', 'http://localhost', '--header', 'Cookie: a=b']);
  expect(options?.headers).toEqual({ Cookie: 'a=b' });
});
