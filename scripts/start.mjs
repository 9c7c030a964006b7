// npm start: runs the wallet and Storybook. Works on a fresh clone with Node 20.
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled } from './lib/install.mjs';
import { endChildrenOnSignal, start, stopAll, waitForExit } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';

const READY_LIMIT_MS = 180_000;

/**
 * Starts a server and prints its output, with its name before each line.
 * @param {{ name: string, port: number, command: [string, ...string[]], cwd?: string }} options
 */
function serve({ name, port, command: [command, ...args], cwd }) {
  const child = start(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      if (line.trim() !== '') console.log(`${name.padEnd(9)} │ ${line}`);
    });
  }
  const exit = waitForExit(child).then((code) => ({ name, code }));
  return { url: `http://localhost:${port}/`, exit };
}

/** @param {string} url */
async function waitForServer(url) {
  const signal = AbortSignal.timeout(READY_LIMIT_MS);
  while (!signal.aborted) {
    // Sends one request at a time: a server that is still bundling would have to answer all of them.
    const response = await fetch(url, { signal }).catch(() => undefined);
    if (response?.ok) return;
    await wait(250);
  }
  throw new Error(`No response from ${url} within 3 minutes.`);
}

async function main() {
  endChildrenOnSignal();
  process.once('SIGINT', () => console.log('\nStopping both servers …'));
  await ensureInstalled();

  // Imported here, because it is a package that has to be installed first.
  const { default: getPort, portNumbers } = await import('get-port');
  const walletPort = await getPort({ port: portNumbers(5173, 5373) });
  const storybookPort = await getPort({ port: portNumbers(6006, 6206) });
  const wallet = serve({
    name: 'wallet',
    port: walletPort,
    command: ['vite', `--port=${walletPort}`, '--strictPort', '--clearScreen=false'],
    cwd: inProject('apps', 'wallet'),
  });
  const storybook = serve({
    name: 'storybook',
    port: storybookPort,
    // oxfmt-ignore
    command: ['storybook', 'dev', `--port=${storybookPort}`, '--exact-port', '--ci', '--quiet', '--no-version-updates'],
  });

  const firstExit = Promise.race([wallet.exit, storybook.exit]);
  const line = '─'.repeat(48);
  const ready = Promise.all([wallet.url, storybook.url].map(waitForServer)).then(() => {
    console.log(`\n${line}\n  Wallet      ${wallet.url}\n  Storybook   ${storybook.url}\n`);
    console.log(`  Ctrl-C stops both.\n${line}\n`);
    return firstExit;
  });
  const { name, code } = await Promise.race([firstExit, ready]);
  throw new Error(`The ${name} server ended (code ${code}); stopping the other one.`);
}

main().catch(async (error) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
});
