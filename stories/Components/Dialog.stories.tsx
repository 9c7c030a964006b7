import preview from '#.storybook/preview';
import { AmountField } from '@rad-wallet/ui/AmountField';
import { Button } from '@rad-wallet/ui/Button';
import { Dialog } from '@rad-wallet/ui/Dialog';
import { Stack } from '@rad-wallet/ui/Stack';
import { Text } from '@rad-wallet/ui/Text';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { swipe, touch } from '../support/swipe';

const meta = preview.meta({
  component: Dialog,
  parameters: {
    layout: 'padded',
    // Use a separate iframe on the docs page, where open dialogs would overlap.
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Convert Currency',
    children: <AmountField label="Amount" prefix="PKR" defaultValue="1000" />,
    footer: <Button isFullWidth>Convert</Button>,
  },
  render: function Controlled({ isOpen: startsOpen, onOpenChange, ...args }) {
    const [isOpen, setOpen] = useState(startsOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={(open) => {
            onOpenChange(open);
            setOpen(open);
          }}
        />
      </>
    );
  },
});

export const Open = meta.story({
  play: async () => {
    await screen.findByRole('dialog', { name: 'Convert Currency' });
    await expect(screen.getByRole('heading', { name: 'Convert Currency' })).toHaveFocus();
  },
});

export const Closed = meta.story({
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Focus moves into the dialog, and returns to the button that opened it. */
export const OpenedAndClosed = meta.story({
  tags: ['no-visual'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

export const ClosedWithEscape = meta.story({
  tags: ['no-visual'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ClosedByScrimPress = meta.story({
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const scrim = dialog.parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const FocusTrapped = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Convert' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** While a request is pending, Escape, the scrim and the close button have no effect. */
export const NotDismissable = meta.story({
  args: {
    isDismissable: false,
    footer: (
      <Button isFullWidth isPending pendingLabel="Converting...">
        Convert
      </Button>
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const scrim = dialog.parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const WithoutFooter = meta.story({
  args: {
    title: 'Transfer Guidelines',
    footer: undefined,
    children: <Text>All transactions are Shariah-compliant.</Text>,
  },
});

export const LongTitle = meta.story({
  args: { title: 'Convert Pakistani Rupees into grams of gold or silver at the present rate' },
});

/** Long content scrolls between the title and the actions. */
export const LongContent = meta.story({
  args: {
    children: (
      <Stack gap={4}>
        {Array.from({ length: 16 }, (_, line) => (
          <Text key={line}>
            Gold and silver are held in grams and valued in PKR at a fixed price for each gram.
          </Text>
        ))}
      </Stack>
    ),
  },
});

export const Swipeable = meta.story({
  args: { isSwipeable: true },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  },
});

/** Swiping down on the content or the header closes the dialog. */
export const ClosedBySwipe = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await swipe(screen.getByRole('textbox', { name: 'Amount' }), 500, 700);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ClosedByHeaderDrag = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Convert Currency' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: title, coords: { clientX: 100, clientY: 300 } },
      { target: title, coords: { clientX: 100, clientY: 520 } },
      { keys: '[/MouseLeft]', target: title, coords: { clientX: 100, clientY: 520 } },
    ]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** A short swipe or an upward scroll does not close the dialog. */
export const SwipeTooShort = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Convert Currency' });
    await swipe(title, 500, 512);
    await swipe(title, 500, 300);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.parentElement?.style.translate).toBe('');
    await expect(dialog.parentElement?.style.transition).toBe('');
  },
});

/** A gesture that starts sideways belongs to the content, for example a scrollable row. */
export const SidewaysGesture = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Convert Currency' });
    const isPrevented = await touch(title, [[100, 300]], [[120, 305]], [[140, 500]]);
    await expect(isPrevented).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.parentElement?.style.translate).toBe('');
    await expect(dialog.parentElement?.style.transition).toBe('');
  },
});

/** A slider in a swipeable dialog can be moved in every direction. */
export const SliderMoved = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true, children: <input type="range" aria-label="Share" /> },
  play: async ({ args }) => {
    const slider = await screen.findByRole('slider', { name: 'Share' });
    const isPrevented = await touch(slider, [[100, 300]], [[105, 320]], [[300, 500]]);
    await expect(isPrevented).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Two fingers zoom the page, even if the first one has already moved the dialog. */
export const PinchZoom = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true },
  play: async ({ args }) => {
    const panel = (await screen.findByRole('dialog')).parentElement;
    const title = screen.getByRole('heading', { name: 'Convert Currency' });
    await touch(
      title,
      [[100, 300]],
      [[100, 340]],
      [
        [100, 500],
        [150, 250],
      ],
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(panel?.style.translate).toBe('');
    await expect(panel?.style.transition).toBe('');
    const isPrevented = await touch(
      title,
      [
        [100, 300],
        [150, 250],
      ],
      [
        [100, 500],
        [150, 200],
      ],
    );
    await expect(isPrevented).toBe(false);
  },
});

/** On a zoomed page, one finger pans the page. */
export const SwipeOnZoomedPage = meta.story({
  tags: ['no-visual'],
  args: { isSwipeable: true },
  beforeEach: () => {
    const viewport = window.visualViewport;
    const scale = viewport && spyOn(viewport, 'scale', 'get').mockReturnValue(2);
    return () => scale?.mockRestore();
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await swipe(screen.getByRole('heading', { name: 'Convert Currency' }), 300, 520);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
