import preview from '#.storybook/preview';
import { CopyableText } from '@rad-wallet/ui/CopyableText';
import { expect, fn, waitFor } from 'storybook/test';
import { replaceClipboard } from '@rad-wallet/testing/user';

const writeText = fn().mockName('writeText');

const meta = preview.meta({
  component: CopyableText,
  parameters: { layout: 'padded' },
  args: {
    label: 'Payment link',
    text: 'https://pay.rad.example/r/ayesha-malik',
    copyLabel: 'Copy Link',
    onCopied: fn(),
    onCopyFailed: fn(),
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { text: 'RadDemo7Wf3kTzQp8mVxLs2Yh5NcJb9E'.repeat(5) },
});

export const Copied = meta.story({
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(writeText).toHaveBeenCalledWith(args.text);
  },
});
