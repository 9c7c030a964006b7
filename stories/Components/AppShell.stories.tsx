import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { Card } from '@rad-wallet/ui/Card';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { expect } from 'storybook/test';

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

/** The first thing that a keyboard meets leads past all that stands before the page. */
export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});
