import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import { createServer, type PluginOption } from 'vite';
import type { BuiltLayouts } from '../layout/useLayout';

export interface StatechartsOptions {
  /** Globs, relative to the root, for modules whose exported machines are laid out at build time. @default none */
  machines?: readonly string[];
  /** Vite plugins required by these modules. @default none */
  plugins?: readonly PluginOption[];
}

/** Writes the machines' layouts to a file, and returns its path. */
async function writeLayouts({ machines = [], plugins = [] }: StatechartsOptions): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [...plugins],
  });
  try {
    const load = (file: string) => server.ssrLoadModule(path.resolve(file));
    const { buildLayouts } = await server.ssrLoadModule('storybook-addon-statecharts/layouts');
    const layouts: BuiltLayouts = await buildLayouts(
      await Promise.all(globSync([...machines]).map(load)),
    );
    const file = path.join(resolvePathInStorybookCache('statecharts'), 'layouts.json');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(layouts));
    return file;
  } finally {
    await server.close();
  }
}

let layouts: Promise<string> | undefined;

/** Serves ELK and the machines' layouts. */
export async function staticDirs(
  before: readonly unknown[] = [],
  options: StatechartsOptions = {},
): Promise<unknown[]> {
  layouts ??= writeLayouts(options);
  const elkFiles = ['elk-api.js', 'elk-worker.min.js'].map((file) =>
    fileURLToPath(import.meta.resolve(`elkjs/lib/${file}`)),
  );
  const files = [await layouts, ...elkFiles];
  return [...before, ...files.map((from) => ({ from, to: `statecharts/${path.basename(from)}` }))];
}
