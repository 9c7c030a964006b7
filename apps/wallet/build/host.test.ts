import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openHost } from './host.ts';

const none = openHost(path.resolve('apps/wallet/src/hosts/server/connection'));
const example = openHost(path.resolve('examples/host'));

it('lists the connected features', async () => {
  expect(await none.describe()).toMatch(/: nothing\.$/);
  expect(await example.describe()).toMatch(/: billPayment, .+ and \w+\.$/);
});

it('returns the origins of the frames of a host', async () => {
  expect(await none.loadFrameOrigins()).toEqual([]);
  expect(await example.loadFrameOrigins()).toEqual(['https://fields.processor.example']);
});

it('loads the file once', async () => {
  const folder = mkdtempSync(path.join(import.meta.dirname, 'host-'));
  cpSync('apps/wallet/src/hosts/server/connection/connected.ts', `${folder}/connected.ts`);
  const host = openHost(folder);
  await host.describe().finally(() => rmSync(folder, { recursive: true }));
  expect(await host.loadFrameOrigins()).toEqual([]);
});

it('names the file that cannot be loaded', async () => {
  await expect(openHost('/missing').describe()).rejects.toThrow('connected.ts cannot be loaded');
});
