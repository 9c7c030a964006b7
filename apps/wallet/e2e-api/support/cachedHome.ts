import { expect, type Page } from '@playwright/test';

export const totalBalance = (page: Page) => page.getByRole('region', { name: 'Total Balance' });

/** Waits until the service worker has filled its cache. */
export async function openCachedHome(page: Page) {
  await page.goto('/');
  await expect(totalBalance(page)).toContainText('Rs.');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
