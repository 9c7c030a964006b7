import type { Namespace } from '@rad-wallet/ui/messages';
import type { PageName } from '../routeTable';

/**
 * The namespaces that each page uses. The build finds them in the source code (scripts/lib/pageNamespaces.mjs). The dev
 * server and tests do not have this list and load the whole catalogue.
 */
const namespacesByPage = import.meta.env.PAGE_NAMESPACES as
  | { first: Namespace[]; pages: Record<string, Namespace[]> }
  | undefined;

/** The namespaces for the first paint, which every page needs. */
export const FIRST_NAMESPACES: readonly Namespace[] | undefined = namespacesByPage?.first;

/** Returns the additional namespaces for a page, the lock, the connection and update notices, or the insights. */
export const getNamespaces = (
  name: PageName | 'lock' | 'notices' | 'insights',
): readonly Namespace[] => namespacesByPage?.pages[name] ?? [];
