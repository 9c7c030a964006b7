import { expect, screen, waitFor } from 'storybook/test';

export async function expectToast(...texts: string[]): Promise<void> {
  await waitFor(
    () => {
      for (const text of texts) expect(screen.getByRole('alertdialog')).toHaveTextContent(text);
    },
    { timeout: 4000 },
  );
}
