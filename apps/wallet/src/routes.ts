import { lazy, type ComponentType } from 'react';

/** A page's module, in a chunk of its own. */
type LoadPage = () => Promise<{ default: ComponentType }>;

export interface WalletRoute {
  load: LoadPage;
  Page: ComponentType;
  /** The bottom bar stands on every signed-in path (docs/rules.md NAV). */
  hasBottomBar: boolean;
}

function route(load: LoadPage, { hasBottomBar = true } = {}): WalletRoute {
  return { load, Page: lazy(load), hasBottomBar };
}

const auth = () => import('./pages/AuthPage');

/** Every path of the wallet. Paths are plain: none has parameters. */
export const routes: ReadonlyMap<string, WalletRoute> = new Map([
  ['/', route(() => import('./pages/HomePage'))],
  ['/auth', route(auth, { hasBottomBar: false })],
  ['/login', route(auth, { hasBottomBar: false })],
  ['/signup', route(auth, { hasBottomBar: false })],
  ['/conversion', route(() => import('./pages/ConversionPage'))],
  ['/funds', route(() => import('./pages/FundsPage'))],
  ['/transactions', route(() => import('./pages/TransactionsPage'))],
  ['/send-money', route(() => import('./pages/SendMoneyPage'))],
  ['/request-money', route(() => import('./pages/RequestMoneyPage'))],
]);

/** Any path that is not in the table. */
export const notFound = route(() => import('./pages/NotFoundPage'), { hasBottomBar: false });

/** The route of a path; a slash at the end changes nothing. */
export function findRoute(path: string): WalletRoute | undefined {
  return routes.get(path === '/' ? path : path.replace(/\/+$/, ''));
}
