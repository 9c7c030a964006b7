import { readFile } from 'node:fs/promises';

/** Returns the lowest Node version on which a created project runs: '22.12'. */
export async function readRequiredNode(): Promise<string> {
  const manifest = new URL('template/package.json', import.meta.url);
  const { engines } = JSON.parse(await readFile(manifest, 'utf8'));
  return String(engines.node).replace('>=', '');
}

/** Returns what is wrong with a Node version, or null. */
export const findNodeProblem = (version: string, required: string): string | null =>
  required.localeCompare(version, 'en', { numeric: true }) > 0
    ? `The wallet needs Node ${required} or later, and this is Node ${version}.`
    : null;
