import type { Plugin } from 'vite';

const LOADERS = /\/packages\/ui\/src\/messages\/(?!testing)[\w-]+\/loaders\.ts$/;

/**
 * Imports these namespaces statically in each language's list of loaders, so all messages for the first paint are in one
 * file.
 * @param first namespaces that the first paint needs
 */
export const firstMessages = (first: readonly string[]): Plugin => ({
  name: 'first-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!LOADERS.test(id)) return null;
    return first.reduce(
      (list, name) =>
        `import * as ${name} from './${name}';\n` +
        list.replace(`() => import('./${name}')`, `async () => ${name}`),
      code,
    );
  },
});
