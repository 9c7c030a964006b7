// Compiles the message catalogues when a bundler or a test loads them, so that no ICU parser runs in a browser.
import compile from 'icu-minify/compile';
import { runnerImport } from 'vite';

/** Matches a file that contains one namespace. A test that needs the sources of the messages adds a query to it. */
const NAMESPACE =
  /\/packages\/ui\/src\/messages\/(?!testing)[\w-]+\/(?!(?:index|loaders|namespaces)\.ts)\w+\.ts$/;

/**
 * @param {unknown} node
 * @returns {unknown}
 */
function compileAll(node) {
  if (typeof node === 'string') return compile(node);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileAll(value)]));
}

/**
 * A plugin for Vite, Vitest and Rolldown.
 * @returns {{ name: string, enforce: 'pre', load(id: string): Promise<string | null> }}
 */
export const compiledMessages = () => ({
  name: 'compiled-messages',
  enforce: 'pre',
  async load(id) {
    if (!NAMESPACE.test(id)) return null;
    const { module } = await runnerImport(id);
    return Object.entries(module)
      .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileAll(texts))};`)
      .join('\n');
  },
});
