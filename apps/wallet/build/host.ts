import path from 'node:path';
import { runnerImport } from 'vite';
import type * as Connected from '../src/host/connected.ts';

/** Describes which features a host connects to its server besides the API. */
export async function describeHost(folder: string): Promise<string> {
  const file = path.join(folder, 'connected.ts');
  const { connected } = (await runnerImport<typeof Connected>(file)).module;
  const names = Object.keys(connected);
  const list = names.length > 0 ? new Intl.ListFormat('en').format(names) : 'nothing';
  return `Besides the API, the server is connected for: ${list}.`;
}
