import { expect, screen, waitFor } from 'storybook/test';

/** The toast in the slot says all of this, at the latest after the simulated submissions. */
export async function expectToast(...texts: string[]): Promise<void> {
  await waitFor(
    () => {
      for (const text of texts) expect(screen.getByRole('alertdialog')).toHaveTextContent(text);
    },
    { timeout: 4000 },
  );
}
