import { expect } from 'storybook/test';
import type { StoryContext } from './types';

type Role = 'button' | 'link';

export const hover =
  (role: Role) =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.hover(canvas.getByRole(role));
    await expect(canvas.getByRole(role)).toHaveAttribute('data-hovered', 'true');
  };

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
