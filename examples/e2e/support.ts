import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';

/** `consoleTexts` also includes uncaught errors on the page. */
export const test = base.extend<{ consoleTexts: string[] }>({
  consoleTexts: async ({ page }, provide) => {
    const consoleTexts: string[] = [];
    page.on('console', (message) => consoleTexts.push(message.text()));
    page.on('pageerror', (error) => consoleTexts.push(String(error)));
    await provide(consoleTexts);
  },
});

export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export async function expectNoViolations(page: Page) {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      // Announcements outlive the elements that they name.
      exclude: ['[data-live-announcer]'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  expect(found).toEqual([]);
}
