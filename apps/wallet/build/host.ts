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

export interface HostFiles {
  describe: () => Promise<string>;
  /** Returns the origins of the frames that the host's features need. */
  loadFrameOrigins: () => Promise<readonly string[]>;
}

/** Loads `connected.ts` of a folder once, when it is first needed. */
export function openHost(folder: string): HostFiles {
  let loading: ReturnType<typeof loadConnected> | undefined;
  const load = () => (loading ??= loadConnected(folder));
  return {
    async describe() {
      const features = Object.entries(await load());
      const names = features.flatMap(([name, feature]) => (feature ? [name] : []));
      const list = names.length > 0 ? new Intl.ListFormat('en').format(names) : 'nothing';
      return `Connected features: ${list}.`;
    },
    loadFrameOrigins: async () => (await load()).cardFields?.frameOrigins ?? [],
  };
}
