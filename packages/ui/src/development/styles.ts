import { warnOnce } from './warnOnce';

/** Set by every theme. */
const TEXT_COLOR_TOKEN = '--rad-color-text';

export const MISSING_THEME =
  'No theme is applied: import "@rad-wallet/ui/theme" (of the built package, ' +
  '"@rad-wallet/ui/styles.css") once in the entry file of your app. For a custom theme, put its class or ' +
  'attribute on the html element or around the WalletProvider.';

/** Whether the page or any part of it has a theme. */
function isThemed(page: Document): boolean {
  const parts = [page.documentElement, ...page.querySelectorAll('body, main, [data-theme]')];
  return parts.some((part) => getComputedStyle(part).getPropertyValue(TEXT_COLOR_TOKEN) !== '');
}

/** Warns if there is no theme once the page has loaded. */
export function checkStyles(page: Document): void {
  const look = () => {
    if (!isThemed(page)) warnOnce(MISSING_THEME);
  };
  if (page.readyState === 'complete') setTimeout(look);
  else addEventListener('load', look, { once: true });
}
