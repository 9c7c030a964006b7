import { loadAllMessages } from '@rad-wallet/ui/messages';
import { getRoute } from '../src/features/routes';
import { expect, type Page } from './test';

const catalogues = Object.values(await loadAllMessages());

/** Matches a page's loading message in any language. */
const LOADING_TEXT = new RegExp(`^(${catalogues.map(({ common }) => common.loading).join('|')})$`);

/** Navigates like a link, and waits until the page and its data have loaded. */
export async function goTo(page: Page, path: string) {
  const isAnotherPage = getRoute(new URL(page.url()).pathname).page !== getRoute(path).page;
  await page.evaluate(
    async ({ to, changesTitle }) => {
      const left = document.title;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      if (!changesTitle) return;
      while (document.title === left) await nextFrame();
    },
    { to: path, changesTitle: isAnotherPage },
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(LOADING_TEXT)).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('[data-awaited]')) await nextFrame();
    await document.fonts.ready;
    await nextFrame();
  });
}
