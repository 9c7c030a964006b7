import path from 'node:path';
import { runnerImport } from 'vite';
import type * as Connected from '../src/hosts/server/connection/connected.ts';

async function loadConnected(folder: string): Promise<typeof Connected.connected> {
  const file = path.join(folder, 'connected.ts');
  try {
    const { connected } = (await runnerImport<typeof Connected>(file)).module;
    if (typeof connected === 'object') return connected;
  } catch (error) {
    throw new Error(`${file} cannot be loaded (WALLET_HOST, docs/backend.md).`, { cause: error });
  }
  throw new Error(`${file} does not export \`connected\` (WALLET_HOST, docs/backend.md).`);
}

export async function describeHost(folder: string): Promise<string> {
  const connected = await loadConnected(folder);
  const names = Object.entries(connected).flatMap(([name, feature]) => (feature ? [name] : []));
  const list = names.length > 0 ? new Intl.ListFormat('en').format(names) : 'nothing';
  return `Connected features: ${list}.`;
}

/** Returns the origins of the frames that the host's features need. */
export async function loadFrameOrigins(folder: string): Promise<readonly string[]> {
  const { cardFields } = await loadConnected(folder);
  return cardFields?.frameOrigins ?? [];
}
