import preview from '#.storybook/preview';
import { ShellNotice } from '@rad-wallet/ui/ShellNotice';
import { expect, fn } from 'storybook/test';

/** 3:05 PM in Karachi. */
const READ_AT = Date.UTC(2026, 10, 21, 10, 5);

const offline = { kind: 'offline', asOf: READ_AT, onRetry: fn() } as const;
const update = { kind: 'update', onApply: fn() } as const;

const meta = preview.meta({
  component: ShellNotice,
  args: { notice: offline },
  render: (args) => <ShellNotice {...args} />,
});

export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('region', { name: 'Connection and updates' });
    await expect(strip).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No internet connectionThe figures shown are as of 3:05 PM.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(offline.onRetry).toHaveBeenCalledOnce();
  },
});

export const OfflineWithoutData = meta.story({
  args: { notice: { ...offline, asOf: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/once you are back online/);
  },
});

export const Unreachable = meta.story({
  args: { notice: { ...offline, kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^We cannot be reached right now/);
  },
});

/** The button keeps its name and focus while its request is pending. */
export const Retrying = meta.story({
  args: { notice: { ...offline, isPending: true, onRetry: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Try again/ });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    if (args.notice?.kind === 'offline') await expect(args.notice.onRetry).not.toHaveBeenCalled();
  },
});

export const Update = meta.story({
  args: { notice: update },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(update.onApply).toHaveBeenCalledOnce();
  },
});

export const UpdateBlockedByTab = meta.story({
  args: { notice: { ...update, isHeldUp: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Another tab is in use/);
  },
});

export const OfflineInUrdu = meta.story({ globals: { language: 'ur' } });

export const UpdateInArabic = meta.story({
  globals: { language: 'ar' },
  args: { notice: update },
});

/** The live region exists without a notice, because screen readers only announce changes to an existing region. */
export const NoNotice = meta.story({
  tags: ['no-visual'],
  args: { notice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
