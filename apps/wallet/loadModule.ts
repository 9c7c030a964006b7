import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** A module of ours that runs without a browser, for what is written into index.html. */
export const loadModule = async <T>(name: string) =>
  (await runnerImport<T>(fileURLToPath(import.meta.resolve(name)))).module;
