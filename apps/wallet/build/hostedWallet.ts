import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { HostFiles } from './host.ts';
import { listShellFiles } from './worker/listShellFiles.ts';

const WORKER_SOURCE = fileURLToPath(new URL('worker/worker.ts', import.meta.url));

/** Served from the root, because a worker controls only paths below its own folder. */
const WORKER_FILE = 'shell.js';

/**
 * Adds the service worker and a report of the connected features. The demo's only worker is MSW's.
 */
export function hostedWallet(host: HostFiles): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosted-wallet',
    async buildStart() {
      this.info(await host.describe());
    },
    configResolved: (resolved) => {
      config = resolved;
    },
    // All files are written at this point, including index.html with its policy and the files from `public`.
    async writeBundle() {
      const outDir = path.resolve(config.root, config.build.outDir);
      const names = globSync('**/*', { cwd: outDir }).map((name) => name.replaceAll(path.sep, '/'));
      const readFile = (name: string) => readFileSync(path.join(outDir, name));
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        define: {
          SHELL_FILES: JSON.stringify(listShellFiles(names, readFile)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: config.build.target,
          sourcemap: config.build.sourcemap,
          lib: {
            entry: WORKER_SOURCE,
            formats: ['iife'],
            name: 'shell',
            fileName: () => WORKER_FILE,
          },
        },
      });
    },
  };
}
