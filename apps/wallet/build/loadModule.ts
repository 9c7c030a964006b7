import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Loads a module in Node at build time, to generate parts of index.html. */
export const loadModule = async <T>(name: string) =>
  (await runnerImport<T>(fileURLToPath(import.meta.resolve(name)))).module;
