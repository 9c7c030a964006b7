import { ar } from '@rad-wallet/ui/messages/ar';
import { en } from '@rad-wallet/ui/messages/en';
import { ur } from '@rad-wallet/ui/messages/ur';
import { expect, screen, waitFor } from 'storybook/test';

const regionNames = [en, ur, ar].map(({ common }) => common.notifications);

const isRegionName = (name: string) => regionNames.includes(name);

const ALERTS = 'body > [role="alert"]';

const getToast = () => screen.getByRole('region', { name: isRegionName });

/** Checks that the toast is visible and announced by the permanently mounted alert. */
export async function expectToast(...texts: string[]): Promise<void> {
  await waitFor(
    () => {
      const toast = getToast();
      const alerts = [...document.querySelectorAll(ALERTS)];
      // Treats no-break spaces as spaces, like `toHaveTextContent`.
      const announced = alerts.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
      for (const text of texts) {
        expect(toast).toHaveTextContent(text);
        expect(announced.join(' ')).toContain(text.replaceAll(/\s+/g, ' '));
      }
    },
    { timeout: 4000 },
  );
}

/** Checks that the problem is shown in a toast, and once on the page. */
export async function expectProblem(text: string): Promise<void> {
  await expectToast(text);
  const onPage = screen
    .getAllByText(text)
    .filter((element) => !element.closest(ALERTS) && !getToast().contains(element));
  await expect(onPage).toHaveLength(1);
}
