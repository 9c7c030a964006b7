import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Connected from '../src/host/connected.ts';

const OWN = path.join(import.meta.dirname, '..', 'src', 'host');

/**
 * Takes `connected.ts` and `content.ts` from the folder of a host, and prints what the server is connected for.
 * @param folder relative to the working directory @default the wallet's own `src/host`
 */
export function host(folder = OWN): Plugin {
  const replacements = new Map(
    ['connected.ts', 'content.ts'].map((name) => [
      path.join(OWN, name),
      path.resolve(folder, name),
    ]),
  );
  return {
    name: 'host',
    enforce: 'pre',
    async buildStart() {
      const file = path.resolve(folder, 'connected.ts');
      const { connected } = (await runnerImport<typeof Connected>(file)).module;
      this.info(`Besides the API, the server is connected for: ${list(Object.keys(connected))}.`);
    },
    async resolveId(source, importer, options) {
      if (!/\/(connected|content)$/.test(source)) return null;
      const own = await this.resolve(source, importer, options);
      return own && (replacements.get(own.id) ?? null);
    },
  };
}

const list = (names: readonly string[]) =>
  names.length > 0 ? new Intl.ListFormat('en').format(names) : 'nothing';
