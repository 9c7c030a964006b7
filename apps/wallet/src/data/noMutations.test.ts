import { QueryClient, type MutationCache as Published } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { MutationCache } from './noMutations';

const mutationCache = new MutationCache() as unknown as Published;

it('has everything that a query client uses', async () => {
  const client = new QueryClient({ mutationCache });
  const read = vi.fn(async () => 'read');
  client.mount();
  await client.query({ queryKey: ['any'], queryFn: read });
  expect(client.isMutating()).toBe(0);
  await expect(client.resumePausedMutations()).resolves.toBeUndefined();
  client.clear();
  expect(client.getQueryCache().getAll()).toEqual([]);
  client.unmount();
});

it('throws when a mutation starts', () => {
  const client = new QueryClient({ mutationCache });
  expect(() => client.getMutationCache().build(client, {})).toThrow('no mutations');
});
