// Starts the API in its own process, like `npm run serve:api`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from './project.mjs';

/**
 * @param {{ port: number, file: string, origin: string }} options
 * @returns {Promise<{ close: () => Promise<void> }>} resolves once it listens
 */
export async function startApi({ port, file, origin }) {
  const child = spawn(
    process.execPath,
    // oxfmt-ignore
    ['--import', 'tsx', inProject('packages/server/src/main.ts'), `--port=${port}`, `--file=${file}`, `--origin=${origin}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  const isUp = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    gone.then(() => false),
  ]);
  if (!isUp) throw new Error('The API did not start.');
  return {
    close: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
