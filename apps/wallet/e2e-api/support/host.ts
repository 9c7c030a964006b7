import { test as base } from './test';
import getPort from 'get-port';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { contentSecurity } from '../../build/security/contentSecurity.ts';
import { OUT_DIR } from './buildConfig';

interface Host {
  url: string;
  stop(): Promise<void>;
  /** Deploys a build whose page contains the meta element `BUILD`. */
  deploy(build: string): void;
  /** Deploys a build without its page, so its worker fails to install. */
  deployBroken(build: string): void;
}

/** Selects the element that identifies a deployed build; the first build has none. */
export const BUILD = 'meta[name="build"]';

const PAGE = 'index.html';

function editFile(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(file, changed);
}

async function startHost(folder: string, port: number): Promise<Host> {
  cpSync(OUT_DIR, folder, { recursive: true });
  const server: PreviewServer = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [contentSecurity()],
    build: { outDir: folder },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  const page = path.join(folder, PAGE);
  const deployWorker = (build: string) => {
    const isPage = /(["'`]?url["'`]?:["'`]\/index\.html["'`],["'`]?revision["'`]?:["'`])[^"'`]*/;
    editFile(path.join(folder, 'shell.js'), (code) => code.replace(isPage, `$1${build}`));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => server.close(),
    deploy: (build) => {
      const mark = `<meta name="build" content="${build}" />`;
      cpSync(path.join(OUT_DIR, PAGE), page);
      editFile(page, (html) => html.replace('</head>', `${mark}</head>`));
      deployWorker(build);
    },
    deployBroken: (build) => {
      rmSync(page, { force: true });
      deployWorker(build);
    },
  };
}

/** Use this `test` in specs whose host fails or deploys a new build. */
export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  host: async ({}, give, testInfo) => {
    const host = await startHost(testInfo.outputPath('wallet'), await getPort());
    await give(host);
    await host.stop();
  },
  baseURL: async ({ host }, give) => give(host.url),
});

export { expect } from '../../e2e/test';
