import { expect } from 'storybook/test';
import type { StoryContext } from './types';

/** What the pointer and the keyboard are tried on: the only element of its role. */
type Role = 'button' | 'link';

/** Rests the pointer on it. */
export const hover =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.hover(canvas.getByRole(role));
    await expect(canvas.getByRole(role)).toHaveAttribute('data-hovered', 'true');
  };

/** Comes to it by the Tab key. */
export const focus =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab();
    await expect(canvas.getByRole(role)).toHaveFocus();
  };

/** Holds the pointer down on it. */
export const press =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole(role) });
    await expect(canvas.getByRole(role)).toHaveAttribute('data-pressed', 'true');
  };
