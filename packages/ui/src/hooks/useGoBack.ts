import { createContext, use } from 'react';

/** With `isFallback`, `href` is used only if the app has no previous page. docs/rules.md NAV-15. */
export type GoBack = (href: string, options: { isFallback: boolean }) => void;

/** Navigates with a full page load, for apps without a router. */
export const navigateInBrowser = (path: string) => window.location.assign(path);

export const GoBackContext = createContext<GoBack>(navigateInBrowser);

export function useGoBack(): GoBack {
  return use(GoBackContext);
}
