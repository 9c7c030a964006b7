// npm start: the wallet and Storybook, from a bare clone. Needs Node 20 and nothing else.
import { setTimeout as wait } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { ended, endChildrenOnSignal, start, stopAll } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';

/** A server that has said nothing after this time is not coming. */
const READY_LIMIT_MS = 180_000;

/**
 * Shows what a child says, each line with its name.
 * @param {string} name
 * @param {import('node:stream').Readable | null} stream
 */
function relay(name, stream) {
  if (!stream) return;
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') console.log(`${name.padEnd(9)} │ ${line}`);
  });
}

/**
 * @param {string} name
 * @param {number} port
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
function serve(name, port, command, args, cwd) {
  const child = start(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  relay(name, child.stdout);
  relay(name, child.stderr);
  return { name, url: `http://localhost:${port}/`, over: ended(child) };
}

/**
 * One question at a time: a server that is slow over the first would have each further one to answer, too.
 * @param {string} url
 * @param {number} limitMs
 */
async function answers(url, limitMs) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(limitMs) })).ok;
  } catch {
    return false;
  }
}

/** @param {string} url */
async function ready(url) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await answers(url, Math.max(1, deadline - Date.now())))) {
    if (Date.now() > deadline) throw new Error(`Nothing answered at ${url} within 3 minutes.`);
    await wait(250);
  }
}

async function main() {
  endChildrenOnSignal(() => console.log('\nBoth servers have ended.'));
  await ensureInstalled();

  // On a bare clone it is there from now on.
  const { default: getPort, portNumbers } = await import('get-port');
  const walletPort = await getPort({ port: portNumbers(5173, 5373) });
  const storybookPort = await getPort({ port: portNumbers(6006, 6206) });
  const wallet = serve(
    'wallet',
    walletPort,
    'vite',
    ['--port', String(walletPort), '--strictPort', '--clearScreen', 'false'],
    inProject('apps', 'wallet'),
  );
  const storybook = serve('storybook', storybookPort, 'storybook', [
    'dev',
    '--port',
    String(storybookPort),
    '--exact-port',
    '--ci',
    '--quiet',
    '--no-version-updates',
  ]);

  const servers = [wallet, storybook];
  const firstEnd = Promise.race(
    servers.map(async ({ name, over }) => ({ name, code: await over })),
  );
  const bothReady = Promise.all(servers.map(({ url }) => ready(url)));
  const early = await Promise.race([firstEnd, bothReady.then(() => undefined)]);
  if (!early) {
    const line = '─'.repeat(48);
    console.log(
      [
        '',
        line,
        `  Wallet      ${wallet.url}`,
        `  Storybook   ${storybook.url}`,
        '',
        '  Ctrl-C ends both.',
        line,
        '',
      ].join('\n'),
    );
  }

  const { name, code } = early ?? (await firstEnd);
  console.error(`The ${name} server ended (code ${code}); ending the other one too.`);
  await stopAll();
  process.exit(code);
}

main().catch(async (error) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
});
