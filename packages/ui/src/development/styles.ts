import { complain } from './complain';

/** Every theme sets it, wherever it holds. */
const TOKEN = '--rad-color-text';

/** What to do about a page without styles. */
export const NO_STYLES =
  'No theme is in force here: import "@rad-wallet/ui/theme" (of the built package, ' +
  '"@rad-wallet/ui/styles.css") once, where your app begins. With a theme of your own, put its class or ' +
  'attribute on the html element or around the WalletProvider.';

/** Whether a theme holds for the page or for a part of it. */
function isThemed(page: Document): boolean {
  const parts = [page.documentElement, ...page.querySelectorAll('body, main, [data-theme]')];
  return parts.some((part) => getComputedStyle(part).getPropertyValue(TOKEN) !== '');
}

/** Looks once for the style sheet, when all that the page asked for at first has come. */
export function lookForStyles(page: Document): void {
  const look = () => {
    if (!isThemed(page)) complain(NO_STYLES);
  };
  if (page.readyState === 'complete') setTimeout(look);
  else addEventListener('load', look, { once: true });
}
