// npm test: starts the server with an empty ledger and checks it against the contract, as two account holders.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const folder = await mkdtemp(path.join(tmpdir(), 'wallet-server-'));
// Not by npx, which does not pass signals on.
const server = spawn(
  'node_modules/.bin/rad-wallet-server',
  ['--port', '0', '--require-session', '--file', path.join(folder, 'ledger')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);

async function readUrl() {
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The server has not started.');
}

async function signIn(url, holder) {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ holder }),
  });
  return `Cookie: ${response.headers.get('Set-Cookie')?.replace(/;.*/, '')}`;
}

try {
  const url = await readUrl();
  const contract = spawn(
    'npx',
    [
      'rad-wallet-contract',
      '--url',
      url,
      '--origin',
      'http://localhost:5173',
      '--header',
      await signIn(url, 'ayesha'),
      '--other-header',
      await signIn(url, 'bilal'),
    ],
    { stdio: 'inherit' },
  );
  const [code] = await once(contract, 'exit');
  process.exitCode = code ?? 1;
} finally {
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true });
}
