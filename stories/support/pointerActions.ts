import { expect } from 'storybook/test';
import type { StoryContext } from './types';

/** The role of the element under test, the only one with this role. */
type Role = 'button' | 'link';

export const hover =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.hover(canvas.getByRole(role));
    await expect(canvas.getByRole(role)).toHaveAttribute('data-hovered', 'true');
  };

/** Focuses the element with Tab. */
export const focus =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab();
    await expect(canvas.getByRole(role)).toHaveFocus();
  };

export const press =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole(role) });
    await expect(canvas.getByRole(role)).toHaveAttribute('data-pressed', 'true');
  };
