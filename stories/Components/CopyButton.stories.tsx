import preview from '#.storybook/preview';
import { CopyButton } from '@rad-wallet/ui/CopyButton';
import { expect, fn, waitFor } from 'storybook/test';

const writeText = fn();

/** Puts a clipboard of the story's own on the page, and gives the real one back afterwards. */
function replaceClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const meta = preview.meta({
  component: CopyButton,
  parameters: { layout: 'padded' },
  args: {
    text: 'https://rad.example/request-payment?amount=1500',
    label: 'Copy Link',
    onCopied: fn(),
    onFailed: fn(),
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
});

export const Rest = meta.story();

export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

/** Two seconds later the button is itself again. */
export const CopiedBefore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy Link' })).toBeVisible(), {
      timeout: 4000,
    });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Refused = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});

export const NoClipboard = meta.story({
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    await expect(args.onFailed).toHaveBeenCalledOnce();
  },
});

export const CustomCopiedLabel = meta.story({
  args: { label: 'Copy address', copiedLabel: 'Address copied' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByRole('button', { name: 'Address copied' })).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: 'sm', variant: 'outline' } });

export const FullWidth = meta.story({ args: { fullWidth: true } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
