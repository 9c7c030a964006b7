import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import { runnerImport, type Plugin, type PluginOption } from 'vite';
import type { BuiltLayouts } from '../layout/useLayout';

export interface StatechartsOptions {
  /** Globs, relative to the root, of modules whose exported machines are laid out at build time. @default none */
  machines?: readonly string[];
  /** Vite plugins that those modules need. @default none */
  plugins?: readonly PluginOption[];
}

const resolveSource = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Storybook's manager provides React as a global. */
const managerReact: EsbuildPlugin = {
  name: 'manager-react',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^react$/ }, () => ({ path: 'react', namespace: 'manager' }));
    onLoad({ filter: /.*/, namespace: 'manager' }, () => ({
      contents: 'module.exports = globalThis.__REACT__;',
    }));
  },
};

/** Bundles the panel separately from the manager's entry, which every page of Storybook loads. */
async function buildPanel(folder: string): Promise<void> {
  await build({
    entryPoints: [resolveSource('view/Panel.tsx')],
    outfile: path.join(folder, 'panel.js'),
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    plugins: [managerReact],
    tsconfigRaw: {
      compilerOptions: {
        jsx: 'react',
        jsxFactory: '__REACT__.createElement',
        jsxFragmentFactory: '__REACT__.Fragment',
      },
    },
  });
}

const ENTRY = 'virtual:statechart-layouts';
const EMPTY_STYLES = '\0empty-styles';

/** A module that exports the layouts. It omits style sheets, because Vite's own plugin for them needs a server. */
const layoutsModule = (globs: readonly string[]): Plugin => ({
  name: 'statechart-layouts',
  enforce: 'pre',
  resolveId(id) {
    if (id === ENTRY) return `\0${ENTRY}`;
    return id.endsWith('.vanilla.css') || id.endsWith('.module.css') ? EMPTY_STYLES : null;
  },
  load(id) {
    if (id === EMPTY_STYLES) return 'export default {};';
    if (id !== `\0${ENTRY}`) return null;
    const patterns = JSON.stringify(globs.map((glob) => `/${glob}`));
    return `
      import { buildLayouts } from ${JSON.stringify(resolveSource('manager/buildLayouts.ts'))};
      const modules = import.meta.glob(${patterns}, { eager: true });
      export const layouts = await buildLayouts(Object.values(modules));
    `;
  },
});

async function buildFolder({ machines, plugins = [] }: StatechartsOptions): Promise<string> {
  const folder = resolvePathInStorybookCache('statecharts');
  await buildPanel(folder);
  const worker = 'elk-worker.min.js';
  const workerFile = fileURLToPath(import.meta.resolve(`elkjs/lib/${worker}`));
  await copyFile(workerFile, path.join(folder, worker));
  if (machines?.length) {
    const { module } = await runnerImport<{ layouts: BuiltLayouts }>(ENTRY, {
      configFile: false,
      logLevel: 'error',
      plugins: [layoutsModule(machines), ...plugins],
    });
    await writeFile(path.join(folder, 'layouts.json'), JSON.stringify(module.layouts));
  }
  return folder;
}

let built: Promise<string> | undefined;

/** Serves the panel, ELK's worker and the layouts of the machines. */
export async function staticDirs(
  before: readonly unknown[] = [],
  options: StatechartsOptions = {},
): Promise<unknown[]> {
  built ??= buildFolder(options);
  return [...before, { from: await built, to: 'statecharts' }];
}
