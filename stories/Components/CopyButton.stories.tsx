import preview from '#.storybook/preview';
import { CLIPBOARD_FEEDBACK, CopyButton } from '@rad-wallet/ui/CopyButton';
import { expect, fn, waitFor } from 'storybook/test';
import { replaceClipboard } from '@rad-wallet/testing/user';
import { freezeTimers } from '../support/freezeTimers';
import { focus } from '../support/pointerActions';

const writeText = fn();

const freezeFeedback = () => freezeTimers(CLIPBOARD_FEEDBACK);

const meta = preview.meta({
  component: CopyButton,
  parameters: { layout: 'padded' },
  args: {
    text: 'https://rad.example/request-payment?amount=1500',
    label: 'Copy Link',
    onCopied: fn(),
    onCopyFailed: fn(),
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
});

export const Default = meta.story();

export const Copied = meta.story({
  beforeEach: freezeFeedback,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

/** The caller announces the result, for example with a toast. */
export const Silent = meta.story({
  tags: ['no-visual'],
  args: { isSilent: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const ResetAfterCopy = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy Link' })).toBeVisible(), {
      timeout: CLIPBOARD_FEEDBACK + 2000,
    });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const CopyDenied = meta.story({
  beforeEach: () => {
    freezeFeedback();
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    await expect(args.onCopyFailed).toHaveBeenCalledOnce();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});

export const NoClipboard = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    freezeFeedback();
    return replaceClipboard(undefined);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    await expect(args.onCopyFailed).toHaveBeenCalledOnce();
  },
});

export const CustomCopiedLabel = meta.story({
  beforeEach: freezeFeedback,
  args: { label: 'Copy address', copiedLabel: 'Address copied' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByRole('button', { name: 'Address copied' })).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: 'sm', variant: 'outline' } });

export const FullWidth = meta.story({ args: { isFullWidth: true } });

export const Focused = meta.story({
  play: focus('button'),
});

export const Disabled = meta.story({ args: { isDisabled: true } });
