import preview from '#.storybook/preview';
import { Banner } from '@rad-wallet/ui/Banner';
import { Button } from '@rad-wallet/ui/Button';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Text } from '@rad-wallet/ui/Text';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: Banner,
  parameters: { layout: 'padded' },
  args: {
    title: 'Bank transfers are slower today',
    children: 'They arrive by the evening. Transfers within the wallet are instant.',
  },
});

/** A banner of a loaded page is a region named by its title. */
export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Bank transfers are slower today' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Success = meta.story({
  args: { tone: 'success', title: 'Your identity is verified', children: undefined },
});

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Your card expires this month',
    children: 'Order a new one to keep paying with it.',
    actions: <Button size="sm">Order a card</Button>,
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Your account is restricted',
    children: 'You can receive money, but not send it. Call us to lift the restriction.',
  },
});

export const WithAction = meta.story({
  args: {
    title: 'Verify your identity',
    children: undefined,
    actions: (
      <Button size="sm" variant="secondary">
        Verify
      </Button>
    ),
  },
});

export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const KeyboardNavigation = meta.story({
  args: {
    onDismiss: fn(),
    actions: (
      <Button size="sm" variant="secondary">
        Details
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** Only a banner that appears later is announced, without its buttons. */
export const Live = meta.story({
  args: { tone: 'success', title: 'Your identity is verified', isLive: true },
  render: function LiveBanner(args) {
    const [isShown, setShown] = useState(false);
    return isShown ? (
      <Banner {...args} onDismiss={() => setShown(false)} />
    ) : (
      <Button onPress={() => setShown(true)}>Show the banner</Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the banner' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your identity is verified/);
    await expect(canvas.getByRole('status')).not.toContainElement(
      canvas.getByRole('button', { name: 'Dismiss' }),
    );
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const LiveDanger = meta.story({
  tags: ['no-visual'],
  args: { tone: 'danger', title: 'Your account is restricted', isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your account is restricted/);
  },
});

export const AtTopOfScreen = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { onDismiss: fn() },
  render: (args) => (
    <Screen header={<PageHeader title="Funds" />}>
      <Banner {...args} />
      <Text>The content of the screen.</Text>
    </Screen>
  ),
});

export const LongText = meta.story({
  args: {
    tone: 'warning',
    title: 'A title that needs rather more than the one line that most titles need',
    children: 'Reference RADTRANSFER20261121103000000012345678901234567890 is kept for ten years.',
    actions: (
      <Button size="sm" variant="secondary">
        Read about the reference
      </Button>
    ),
    onDismiss: fn(),
  },
});

export const InUrdu = meta.story({
  globals: { language: 'ur' },
  args: {
    title: 'آج بینک ٹرانسفر میں دیر لگ سکتی ہے',
    children: 'رقم شام تک پہنچ جائے گی۔',
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ہٹائیں' })).toBeVisible();
  },
});
