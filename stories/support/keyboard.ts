import { expect } from 'storybook/test';
import type { StoryContext } from './types';

export async function tabTo(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  target: HTMLElement,
  presses = 20,
) {
  for (let press = 0; document.activeElement !== target && press < presses; press += 1) {
    await userEvent.tab();
  }
  await expect(target).toHaveFocus();
}
