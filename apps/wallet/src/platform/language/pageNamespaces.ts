import type { Namespace } from '@rad-wallet/ui/messages';

/** The build sets this (scripts/lib/pageNamespaces.mjs); the dev server and tests load the whole catalogue. */
const namespacesByPage = import.meta.env.PAGE_NAMESPACES as
  | { first: Namespace[]; pages: Record<string, Namespace[]> }
  | undefined;

export const FIRST_NAMESPACES: readonly Namespace[] | undefined = namespacesByPage?.first;

/** Returns the additional namespaces for a page, or for a part that is shown on any page. */
export const getNamespaces = (name: string): readonly Namespace[] =>
  namespacesByPage?.pages[name] ?? [];
