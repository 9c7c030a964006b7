import preview from '#.storybook/preview';
import { Amount } from '@rad-wallet/ui/Amount';
import { Button } from '@rad-wallet/ui/Button';
import { Card } from '@rad-wallet/ui/Card';
import { DescriptionList } from '@rad-wallet/ui/DescriptionList';
import { SuccessPanel } from '@rad-wallet/ui/SuccessPanel';
import { expect, waitFor } from 'storybook/test';

const meta = preview.meta({
  component: SuccessPanel,
  parameters: {
    layout: 'padded',
    // The panel takes focus, so each story has a separate iframe on the docs page.
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    title: 'Transfer Successful',
    description: 'Rs. 1,500.00 is on its way to Ahmed Khan.',
  },
});

export const TitleAndDescription = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const TitleOnly = meta.story({ args: { description: undefined } });

export const WithDetailsAndActions = meta.story({
  args: {
    children: (
      <Card>
        <DescriptionList
          items={[
            { term: 'To', value: 'Ahmed Khan' },
            { term: 'Amount', value: <Amount value="1500" currency="PKR" /> },
          ]}
        />
      </Card>
    ),
    actions: (
      <>
        <Button>Done</Button>
        <Button variant="plain">View transactions</Button>
      </>
    ),
  },
});

export const BelowPageHeader = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    title: 'Your gift is on its way to Muhammad Abdul Rahman Siddiqui',
    description:
      'He is told by text message and can claim it within thirty days, with or without an account.',
  },
});
