import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { resolvePathInStorybookCache } from 'storybook/internal/common';

// Storybook makes one script of what an addon adds to its manager, and loads it with every page. The panel is
// built beside it, so that only who looks at it has it loaded.

/** Storybook's manager has one React for all. */
const managersReact: Plugin = {
  name: 'managers-react',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^react$/ }, () => ({ path: 'react', namespace: 'manager' }));
    onLoad({ filter: /.*/, namespace: 'manager' }, () => ({
      contents: 'module.exports = globalThis.__REACT__;',
    }));
  },
};

async function buildPanel(): Promise<string> {
  const folder = resolvePathInStorybookCache('statecharts-panel');
  await build({
    entryPoints: [fileURLToPath(new URL('panel.ts', import.meta.url))],
    outfile: path.join(folder, 'panel.js'),
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    plugins: [managersReact],
  });
  return folder;
}

let built: Promise<string> | undefined;

/** Serves the panel from where the manager looks for it. */
export async function staticDirs(before: readonly unknown[] = []): Promise<unknown[]> {
  built ??= buildPanel();
  return [...before, { from: await built, to: 'statecharts-panel' }];
}
