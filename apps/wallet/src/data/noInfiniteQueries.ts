/**
 * Stands in for TanStack Query's pages that follow each other, of which the wallet has none: 0.7 KB before
 * the first paint. Throws where somebody asks for them all the same.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('This build has no infinite queries: take the alias out of vite.config.ts.');
}

export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
