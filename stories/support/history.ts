import { within } from 'storybook/test';
import type { StoryContext } from './types';

/** The rows of the latest transactions. Waits by text, which is much cheaper to look for than a role. */
export async function latestTransactions({ canvas }: Pick<StoryContext, 'canvas'>) {
  await canvas.findAllByText('Completed');
  return within(canvas.getByRole('list', { name: 'Recent Activity' })).getAllByRole('listitem');
}
