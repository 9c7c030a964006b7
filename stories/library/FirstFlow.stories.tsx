import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Library/First Flow',
  // Only the mount point: the README example creates its own React root and provider.
  render: () => <div id="root" />,
  tags: ['!autodocs', '!manifest'],
});

async function send({ canvas, userEvent }: StoryContext, amount: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /Fatima Ali/ }));
  await userEvent.type(await canvas.findByLabelText(/Amount/), amount);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
}

/** Runs the README example: it loads, sends and exits. */
export const SentAndExited = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await import('./main');
    await send(context, '1,500');
    await canvas.findByText('Transfer Successful', {}, { timeout: 10_000 });
    const accounts = (await (await fetch('/api/accounts')).json()) as { balance: string }[];
    await expect(accounts[0]?.balance).toBe('710375.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to funds' }));
    await waitFor(() => expect(document.getElementById('root')).toBeEmptyDOMElement());
  },
});
