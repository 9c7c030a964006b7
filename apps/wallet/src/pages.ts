import { host } from '#host/host';
import { createLoader } from '@rad-wallet/ui/LazyView';
import type { WalletHrefs } from '@rad-wallet/ui/provider';
import { lazy, type ComponentType } from 'react';
import { getRoute, notFoundRoute, routes } from './features/routes';
import { catalogue } from './platform/language/catalogue';
import type { Route } from './shell/defineRoute';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface WalletPage {
  load: () => Promise<ComponentType>;
  isLoaded: () => boolean;
  /**
   * The page itself once it has loaded, otherwise a lazy component. Read it once each time the page opens: React suspends
   * a lazy component for 300 ms.
   */
  readonly Component: ComponentType;
}

function createPage({ path, load: loadChunk }: Route): WalletPage {
  const { load, getLoaded } = createLoader(async () => {
    // Requests the page's messages in parallel with its scripts.
    globalThis.preloadPage?.(path);
    const chunk = await (loadChunk as LoadPage)();
    await catalogue.load();
    return chunk.default;
  });
  return {
    load,
    isLoaded: () => getLoaded() !== null,
    get Component() {
      // A new one each time, because `lazy` would keep a rejection forever.
      return getLoaded() ?? lazy(async () => ({ default: await load() }));
    },
  };
}

const isAvailable = ({ feature }: Route) => feature === undefined || host.isOffered(feature);

const pages = new Map<string, WalletPage>();

/**
 * Returns the 404 page if the path is not available. Paths of the same page get the same object, so the page stays
 * mounted.
 */
export function getPage(path: string): WalletPage {
  const known = getRoute(path);
  const route = isAvailable(known) ? known : notFoundRoute;
  const page = pages.get(route.page) ?? createPage(route);
  pages.set(route.page, page);
  return page;
}

/** The links used by the library: null for unavailable routes, which the menus omit. docs/rules.md NAV-17. */
export const hrefs: Partial<WalletHrefs> = Object.fromEntries(
  routes.map((route) => [route.name, isAvailable(route) ? route.path : null]),
);
