import { createContext, use } from 'react';

/**
 * Leads back to `href`. With `isFallback`, `href` is meant only for those who came from outside: all others
 * are led to where they came from. docs/rules.md NAV-15.
 */
export type GoBack = (href: string, options: { isFallback: boolean }) => void;

/** Navigation for apps without a router. */
export const navigateInBrowser = (path: string) => window.location.assign(path);

export const GoBackContext = createContext<GoBack>(navigateInBrowser);

/** The provider's way back. */
export function useGoBack(): GoBack {
  return use(GoBackContext);
}
