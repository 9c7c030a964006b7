// npm start: runs the wallet and Storybook. Works on a fresh clone with Node 20.
import { setTimeout as wait } from 'node:timers/promises';
import { ensureInstalled } from './lib/install.mjs';
import { endChildrenOnSignal, run, stopAll } from './lib/processes.mjs';

/**
 * Runs a server and prints its output, with its name before each line. Rejects when the server ends.
 * @param {string} name
 * @param {string} command
 */
async function serve(name, command) {
  const [program = '', ...args] = command.split(' ');
  const onLine = (/** @type {string} */ line) => {
    if (line.trim() !== '') console.log(`${name.padEnd(9)} │ ${line}`);
  };
  const code = await run(program, args, { onLine });
  throw new Error(`The ${name} server ended (code ${code}); stopping the other one.`);
}

/** @param {string} url */
async function waitForServer(url) {
  const signal = AbortSignal.timeout(180_000);
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
  const wallet = `http://localhost:${walletPort}/`;
  const storybook = `http://localhost:${storybookPort}/`;
  const walletOptions = `--port=${walletPort} --strictPort --clearScreen=false`;
  const storybookOptions = `--port=${storybookPort} --exact-port --ci --quiet --no-version-updates`;
  const line = '─'.repeat(48);
  await Promise.all([
    serve('wallet', `vite apps/wallet ${walletOptions}`),
    serve('storybook', `storybook dev ${storybookOptions}`),
    Promise.all([wallet, storybook].map(waitForServer)).then(() => {
      console.log(`\n${line}\n  Wallet      ${wallet}\n  Storybook   ${storybook}\n`);
      console.log(`  Ctrl-C stops both.\n${line}\n`);
    }),
  ]);
}

main().catch(async (error) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
});
