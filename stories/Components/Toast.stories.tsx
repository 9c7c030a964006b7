import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { ur } from '@rad-wallet/ui/messages/ur';
import {
  ProblemText,
  TOAST_DURATION,
  ToastProvider,
  useNotify,
  type ToastContent,
} from '@rad-wallet/ui/Toast';
import { expect, screen, waitFor } from 'storybook/test';
import { freezeTimers } from '../support/freezeTimers';
import { ToastButtons } from '../support/ToastButtons';

const neutral: ToastContent = {
  title: 'Forgot password?',
  description: 'Resetting a password is not part of this demonstration.',
};
const success: ToastContent = {
  tone: 'success',
  title: 'Welcome back!',
  description: "You've successfully logged in.",
};
const danger: ToastContent = {
  tone: 'danger',
  title: 'Invalid Amount',
  description: 'Please enter a valid amount greater than 0.',
};

const freezeToast = () => freezeTimers(TOAST_DURATION);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastButtons,
  subcomponents: { ProblemText, ToastProvider },
  parameters: { toastDuration: TOAST_DURATION, layout: 'padded' },
  decorators: [(Story) => <div style={{ paddingBlockStart: 120 }}>{Story()}</div>],
  args: { toasts: [neutral] },
});

export const Neutral = meta.story({
  beforeEach: freezeToast,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await expect(await screen.findByRole('group', { name: neutral.title })).toHaveTextContent(
      'Resetting a password is not part of this demonstration.',
    );
  },
});

export const Success = meta.story({
  beforeEach: freezeToast,
  args: { toasts: [success] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await screen.findByRole('group', { name: success.title });
  },
});

export const Danger = meta.story({
  beforeEach: freezeToast,
  args: { toasts: [danger] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await screen.findByRole('group', { name: danger.title });
  },
});

export const TitleOnly = meta.story({
  beforeEach: freezeToast,
  args: { toasts: [{ title: 'Added to your contacts' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await screen.findByRole('group', { name: 'Added to your contacts' });
  },
});

function NotifyButton() {
  const notify = useNotify();
  const amount = { amount: '1500', naming: 'isoCode' } as const;
  return (
    <Button
      onPress={() => notify({ tone: 'danger', id: 'sendInsufficientBalance', values: { amount } })}
    >
      {ur.common.continue}
    </Button>
  );
}

/** An amount is shown in digits and announced in words. */
export const AmountInUrdu = meta.story({
  tags: ['no-visual'],
  globals: { language: 'ur' },
  beforeEach: freezeToast,
  render: () => <NotifyButton />,
  play: async ({ canvas, userEvent }) => {
    const { title } = ur.toasts.sendInsufficientBalance;
    await userEvent.click(canvas.getByRole('button', { name: ur.common.continue }));
    const toast = await screen.findByRole('group', { name: title });
    await expect(toast).toHaveAccessibleDescription(
      'آپ کا دستیاب بیلنس 1500 روپے ہے۔ براہ کرم اس سے کم رقم درج کریں۔',
    );
    await expect(toast).toHaveTextContent('Rs. 1,500.00');
  },
});

export const LongText = meta.story({
  beforeEach: freezeToast,
  args: {
    toasts: [
      {
        tone: 'danger',
        title: 'Your transfer to Muhammad Abdullah Hassan Raza Siddiqui did not go through',
        description:
          'The network did not answer in time, so no money was moved. Your balance is what it was. Check your connection, then send it again from the same screen.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await screen.findByRole('region', { name: 'Notifications' });
  },
});

export const Replaced = meta.story({
  beforeEach: freezeToast,
  args: { toasts: [danger, success] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Show: ${danger.title}` }));
    await screen.findByRole('group', { name: danger.title });
    await userEvent.click(canvas.getByRole('button', { name: `Show: ${success.title}` }));
    await screen.findByRole('group', { name: success.title });
    await expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
  },
});

export const DismissedWithButton = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
  },
});

export const DismissedAfterTimeout = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(
      () => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull(),
      {
        timeout: TOAST_DURATION + 2000,
      },
    );
  },
});

export const StaysWhileHovered = meta.story({
  // Identical to `Neutral`.
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await userEvent.hover(await screen.findByRole('region', { name: 'Notifications' }));
    await wait(TOAST_DURATION + 500);
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  },
});

export const StaysWhileFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus(),
    );
    await wait(TOAST_DURATION + 500);
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  },
});

/** Dismissing the toast by keyboard restores focus. */
export const DismissedByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Show/ });
    await userEvent.click(button);
    await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
