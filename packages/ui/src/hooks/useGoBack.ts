import { createContext, use } from 'react';

/**
 * Leads back to `href`. With `isFallback`, `href` is meant only for those who came from outside: all others
 * are led to where they came from. docs/rules.md NAV-15.
 */
export type GoBack = (href: string, options: { isFallback: boolean }) => void;

/** Navigation where the app brings no router. */
export const browserNavigation = (path: string) => window.location.assign(path);

export const GoBackContext = createContext<GoBack>(browserNavigation);

/** The provider's way back. */
export function useGoBack(): GoBack {
  return use(GoBackContext);
}
