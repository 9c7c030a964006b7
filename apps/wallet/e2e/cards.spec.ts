import { expect, test, type Page } from './test';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const virtual = (page: Page) => page.getByRole('group', { name: 'Virtual card ending in 4242' });

async function openCards(page: Page) {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cards/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused();
}

test('shows, copies and hides a card number; the bar marks no tab, Back goes home', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCards(page);
  await expect(page).toHaveURL('/cards');
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveCount(0);

  const card = virtual(page);
  await expect(card.getByText('•••• •••• •••• 4242')).toBeVisible();
  await card.getByRole('button', { name: 'Show number' }).click();
  const number = await card.getByText(/^\d{4} \d{4} \d{4} 4242$/).innerText();
  await card.getByRole('button', { name: 'Copy number' }).click();
  await expect(toast(page)).toContainText('Card Number Copied');
  await expect(toast(page)).toContainText('Card number has been copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(number.replaceAll(' ', ''));
  await card.getByRole('button', { name: 'Hide number' }).click();
  await expect(card.getByText(number)).toHaveCount(0);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('reports a missing clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/cards');
  await virtual(page).getByRole('button', { name: 'Copy number' }).click();
  await expect(toast(page)).toContainText('Copy Failed');
});

test('orders each card once; the orders are kept for the session', async ({ page }) => {
  await openCards(page);
  const orderVirtual = page.getByRole('button', { name: 'Order Virtual Card' });
  const orderPhysical = page.getByRole('button', { name: 'Order Physical Card' });
  await orderVirtual.dblclick();
  await expect(page.getByText('Ordering...')).toBeVisible();
  await expect(orderPhysical).toBeDisabled();
  await expect(toast(page)).toContainText('Virtual Card Ordered', { timeout: 4000 });
  await expect(orderVirtual).toHaveCount(0);

  await orderPhysical.click();
  await expect(toast(page)).toContainText('Physical Card Ordered', { timeout: 4000 });
  await expect(toast(page)).toContainText(
    'Your physical card application has been submitted and is being processed',
  );
  await expect(page.getByText('Application submitted')).toHaveCount(2);
  await expect(page.getByRole('group', { name: /card ending in/ })).toHaveCount(2);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cards/ })
    .click();
  await expect(page.getByText('Application submitted')).toHaveCount(2);
});

// docs/rules.md CARDS-11, CARDS-13.
test('freezes, unfreezes and limits a card, which lasts until a reload', async ({ page }) => {
  await openCards(page);
  const card = virtual(page);
  await card.getByRole('button', { name: 'Freeze card' }).click();
  const question = page.getByRole('alertdialog', { name: 'Freeze this card?' });
  await expect(question).toContainText('Demonstration: nothing is sent');
  await question.getByRole('button', { name: 'Freeze' }).click();
  await expect(toast(page)).toContainText('Card Frozen');
  await expect(card.getByText('Frozen', { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);

  const sheet = page.getByRole('dialog', { name: 'Card Limits' });
  await card.getByRole('button', { name: 'Card limits' }).click();
  await sheet.getByLabel('Per day').fill('75000');
  await sheet.getByRole('button', { name: 'Save limits' }).click();
  await expect(toast(page)).toContainText('Limits Saved');
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cards/ })
    .click();
  await expect(card.getByText('Frozen', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Card limits' }).click();
  await expect(sheet.getByLabel('Per day')).toHaveValue(/^75,?000$/);
  await page.goBack();
  await expect(sheet).toBeHidden();

  await card.getByRole('button', { name: 'Unfreeze card' }).click();
  await page
    .getByRole('alertdialog', { name: 'Unfreeze this card?' })
    .getByRole('button', { name: 'Unfreeze' })
    .click();
  await expect(toast(page)).toContainText('Card Unfrozen');
  await expect(page.getByText('Active', { exact: true })).toHaveCount(2);

  await page.reload();
  await card.getByRole('button', { name: 'Card limits' }).click();
  await expect(sheet.getByLabel('Per day')).toHaveValue('100,000');
});
