import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { listShellFiles } from './listShellFiles.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The worker is served from the root, because a worker controls only paths below its own folder. */
const FILE = 'shell.js';

/** Lists all files in a folder with their contents. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => ({
      name: name.replaceAll(path.sep, '/'),
      source: readFileSync(path.join(folder, name)),
    }));

/** Adds the service worker to a build, with the list of files that it caches. */
export function shellWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shell-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    // By now all files are written, including index.html with its policy and the files from `public`.
    async closeBundle() {
      const outDir = path.resolve(config.root, config.build.outDir);
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        define: {
          SHELL_FILES: JSON.stringify(listShellFiles(listFiles(outDir))),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: config.build.target,
          sourcemap: config.build.sourcemap,
          lib: { entry: WORKER, formats: ['iife'], name: 'shell', fileName: () => FILE },
        },
      });
    },
  };
}
