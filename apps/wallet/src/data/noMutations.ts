/**
 * Stands in for TanStack Query's mutations, of which the wallet has none, since its flows post by actors:
 * 1 KB before the first paint. A query client asks it for those that wait, and empties it; whoever starts one
 * is told.
 */
export class MutationCache {
  /** None is waiting. */
  findAll = () => [];
  clear = () => {};
  resumePausedMutations = async () => {};

  build(): never {
    throw new Error('This build has no mutations: take the alias out of vite.config.ts.');
  }
}
