import path from 'node:path';
import { expect, it } from 'vitest';
import { describeHost, loadFrameOrigins } from './host.ts';

it('lists the connected features', async () => {
  expect(await describeHost(path.resolve('apps/wallet/src/hosts/server/connection'))).toMatch(
    /: nothing\.$/,
  );
  expect(await describeHost(path.resolve('examples/host'))).toMatch(/: billPayment, .+ and \w+\.$/);
});

it('returns the origins of the frames of a host', async () => {
  expect(await loadFrameOrigins(path.resolve('apps/wallet/src/hosts/server/connection'))).toEqual(
    [],
  );
  expect(await loadFrameOrigins(path.resolve('examples/host'))).toEqual([
    'https://fields.processor.example',
  ]);
});

it('names the file that cannot be loaded', async () => {
  await expect(describeHost('/missing')).rejects.toThrow('connected.ts cannot be loaded');
});
