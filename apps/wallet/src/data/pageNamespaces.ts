import type { Namespace } from '@rad-wallet/ui/messages';
import type { PageName } from '../routeTable';

/**
 * The namespaces that each page uses, which the build finds in the sources (scripts/lib/pageNamespaces.mjs). The dev
 * server and tests have no such list: they load the whole catalogue.
 */
const found = import.meta.env.PAGE_NAMESPACES as
  | { first: Namespace[]; pages: Record<string, Namespace[]> }
  | undefined;

/** The namespaces of the first paint, which every page needs. */
export const FIRST_NAMESPACES: readonly Namespace[] | undefined = found?.first;

/** Returns the other namespaces of a page, the lock, the notices about connection and updates, or the insights. */
export const getNamespaces = (
  name: PageName | 'lock' | 'notices' | 'insights',
): readonly Namespace[] => found?.pages[name] ?? [];
