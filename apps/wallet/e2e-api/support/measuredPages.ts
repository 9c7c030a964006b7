import { getRoute, type WalletPath } from '../../src/features/routes.ts';

/** How many scripts and style sheets each page may request. */
const fileBudgets = {
  '/': 25,
  '/funds': 32,
  '/send-money': 46,
  // Includes the later steps, which are loaded immediately.
  '/gift-contact': 60,
  '/conversion': 32,
  '/transactions': 35,
} satisfies Partial<Record<WalletPath, number>>;

/** Pages measured by firstLoad.spec.ts and `npm run vitals`. `name` is their name in the manifest. */
export const measuredPages = Object.entries(fileBudgets).map(([path, fileBudget]) => ({
  path,
  name: getRoute(path).page.replace(/Page$/, ''),
  fileBudget,
}));
