import { navigate } from '#.storybook/preview';
import { expect, within } from 'storybook/test';
import type { StoryContext } from './types';

/** Finds the rows of the latest transactions. Waits for text, because queries by role are much slower. */
export async function findLatestTransactions({ canvas }: Pick<StoryContext, 'canvas'>) {
  await canvas.findAllByText('Completed');
  return within(canvas.getByRole('list', { name: 'Recent Activity' })).getAllByRole('listitem');
}

/** Checks that Tab reaches each row, starting from the control before them, and that Enter opens its receipt. */
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
