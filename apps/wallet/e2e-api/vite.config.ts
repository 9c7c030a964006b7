import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import wallet from '../vite.config.ts';
import { OUT_DIR } from './support/buildConfig.ts';

export default defineConfig((env) =>
  mergeConfig(wallet(env), {
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: { outDir: OUT_DIR, emptyOutDir: true },
  }),
);
