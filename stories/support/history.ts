import { navigate } from '#.storybook/preview';
import { expect, within } from 'storybook/test';
import type { StoryContext } from './types';

/** The rows of the latest transactions. Waits by text, which is much cheaper to look for than a role. */
export async function latestTransactions({ canvas }: Pick<StoryContext, 'canvas'>) {
  await canvas.findAllByText('Completed');
  return within(canvas.getByRole('list', { name: 'Recent Activity' })).getAllByRole('listitem');
}

/** From the control before the rows on, each row is reached by the Tab key and opens the receipt of its own. */
export async function expectReceiptsByKeyboard(
  { canvas, userEvent }: StoryContext,
  count: number,
  label = 'Recent Activity',
) {
  const rows = within(canvas.getByRole('list', { name: label })).getAllByRole('link');
  await expect(rows).toHaveLength(count);
  for (const row of rows) {
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith(row.getAttribute('href'), undefined);
  }
  const hrefs = new Set(rows.map((row) => row.getAttribute('href')));
  await expect(hrefs.size).toBe(count);
}
