import { expect, screen, waitFor } from 'storybook/test';

/** Expects a toast that contains all of these strings. Waits long enough for a simulated request. */
export async function expectToast(...texts: string[]): Promise<void> {
  await waitFor(
    () => {
      for (const text of texts) expect(screen.getByRole('alertdialog')).toHaveTextContent(text);
    },
    { timeout: 4000 },
  );
}
