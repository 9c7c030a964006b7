import { QueryClient, type MutationCache as Published } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { MutationCache } from './noMutations';

const mutationCache = new MutationCache() as unknown as Published;

it('is all that a query client asks of it', async () => {
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

it('tells whoever starts a mutation', () => {
  const client = new QueryClient({ mutationCache });
  expect(() => client.getMutationCache().build(client, {})).toThrow('no mutations');
});
