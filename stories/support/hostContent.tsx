import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentContext } from '../../apps/wallet/src/hosts/demo/content';
import { emptyContent, type HostContent } from '../../apps/wallet/src/hosts/HostContent';
import type { StoryContext } from './types';

export { emptyContent };

export const withContent =
  (content: Partial<HostContent>): Decorator =>
  (Story) => (
    <ContentContext value={content}>
      <Story />
    </ContentContext>
  );

export function describeEmptyPage(heading: string, back: string) {
  return {
    decorators: [withContent(emptyContent)],
    play: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(canvas.getByText('Nothing here yet')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
    },
  };
}
