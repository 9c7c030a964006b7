import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { Card } from '@rad-wallet/ui/Card';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { ShellNotice } from '@rad-wallet/ui/ShellNotice';
import { expect, fn } from 'storybook/test';
import { narrow } from '../support/layout';

const meta = preview.meta({
  component: AppShell,
  args: {
    children: (
      <Screen header={<PageHeader title="Cards" />}>
        <Card title="Debit card">Ends in 4242</Card>
      </Screen>
    ),
  },
});

export const WithoutBar = meta.story();

export const WithBar = meta.story({ args: { bar: <BottomBar path="/cards" /> } });

export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});

/** Page content must not overlap the skip link, which is visually hidden until focused. */
export const WithNotice = meta.story({
  ...narrow,
  // The page fills the window, so resizing the window to the page's height would make the page taller again.
  tags: ['no-visual'],
  args: { bar: <BottomBar path="/cards" /> },
  decorators: (Story) => (
    <>
      <ShellNotice notice={{ kind: 'update', onApply: fn() }} />
      <Story />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('region', { name: 'Connection and updates' });
    const { width, height } = strip.getBoundingClientRect();
    const covered = [];
    for (let x = 1; x < width; x += 8) {
      for (let y = 1; y < height; y += 8) {
        const seen = document.elementFromPoint(x, y);
        if (!strip.contains(seen)) covered.push(`${x}, ${y}: ${seen?.textContent}`);
      }
    }
    await expect(covered).toEqual([]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(height);
    skip.blur();
  },
});
