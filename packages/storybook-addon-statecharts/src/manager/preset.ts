import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import { runnerImport, type Plugin, type PluginOption } from 'vite';
import type { BuiltLayouts } from '../layout/builtLayouts';
import type * as layoutsModule from './buildLayouts';

/** The addon's options in `.storybook/main.ts`. */
export interface StatechartsOptions {
  /** Globs, from the project's root, of modules whose exported machines are laid out in advance. @default none */
  machines?: readonly string[];
  /** Vite plugins that those modules need. @default none */
  plugins?: readonly PluginOption[];
}

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

/** Bundles the panel apart from the manager's entry, which every page of Storybook loads. */
async function writePanel(folder: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('panel.ts', import.meta.url))],
    outfile: path.join(folder, 'panel.js'),
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    plugins: [managerReact],
  });
}

const MACHINES = 'virtual:statechart-machines';

const NO_STYLES = '\0no-styles';

/** Imports the machines. Style sheets are left out: Vite's own plugin for them needs a server. */
const machineModules = (globs: readonly string[]): Plugin => ({
  name: 'statechart-machines',
  enforce: 'pre',
  resolveId(id) {
    if (id === MACHINES) return `\0${MACHINES}`;
    return id.endsWith('.vanilla.css') || id.endsWith('.module.css') ? NO_STYLES : null;
  },
  load(id) {
    if (id === NO_STYLES) return 'export default {};';
    if (id !== `\0${MACHINES}`) return null;
    const patterns = JSON.stringify(globs.map((glob) => `/${glob}`));
    return `export const modules = Object.values(import.meta.glob(${patterns}, { eager: true }));`;
  },
});

/** Computes the layouts, so that opening a chart does not wait for ELK. */
async function computeLayouts(
  machines: readonly string[],
  plugins: readonly PluginOption[] = [],
): Promise<BuiltLayouts> {
  const { module } = await runnerImport<typeof layoutsModule>(
    fileURLToPath(new URL('buildLayouts.ts', import.meta.url)),
    { configFile: false, logLevel: 'error', plugins: [machineModules(machines), ...plugins] },
  );
  return module.buildLayouts();
}

async function buildFolder(options: StatechartsOptions): Promise<string> {
  const folder = resolvePathInStorybookCache('statecharts');
  await writePanel(folder);
  if (options.machines?.length) {
    const layouts = await computeLayouts(options.machines, options.plugins);
    await writeFile(path.join(folder, 'layouts.json'), JSON.stringify(layouts));
  }
  return folder;
}

let built: Promise<string> | undefined;

/** Serves the panel and the layouts. */
export async function staticDirs(
  before: readonly unknown[] = [],
  options: StatechartsOptions = {},
): Promise<unknown[]> {
  built ??= buildFolder(options);
  return [...before, { from: await built, to: 'statecharts' }];
}
