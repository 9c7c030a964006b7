// Compiles the message catalogues when a bundler or a test loads them, so that no ICU parser runs in a browser.
import compile from 'icu-minify/compile';
import { runnerImport } from 'vite';

/** Matches a file with the messages of a set in one language. A test that needs their sources adds a query to it. */
const MESSAGES =
  /\/packages\/ui\/src\/(?:.+\/)?messages\/(?:shared\/\w+\/)?[a-z]{2,3}(?:-\w+)?\.ts$/;

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
    if (!MESSAGES.test(id)) return null;
    const { module } = await runnerImport(id);
    return `export default ${JSON.stringify(compileAll(module.default))};`;
  },
});
