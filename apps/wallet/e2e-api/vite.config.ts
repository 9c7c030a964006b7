import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import wallet from '../vite.config.ts';
import { OUT_DIR } from './support/places.ts';

const hostedApp = fileURLToPath(new URL('host/HostedApp.tsx', import.meta.url));

/** Replaces the app of main.tsx with the app of a host. */
const host: Plugin = {
  name: 'host',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './App' && importer?.endsWith('/src/main.tsx') ? hostedApp : null,
};

export default defineConfig((env) =>
  mergeConfig(wallet(env), {
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [host],
    build: { outDir: OUT_DIR, emptyOutDir: true },
  }),
);
