import preview from '#.storybook/preview';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';
import { followPlan } from '@rad-wallet/testing/user';
import { expect, waitFor } from 'storybook/test';
import { backend } from './backend';

const meta = preview.meta({
  title: 'Library/First Flow',
  // Only the mount point: the README example creates its own React root and provider.
  render: () => <div id="root" />,
  tags: ['!autodocs', '!manifest'],
});

/** Runs the README example: it loads, sends and exits. */
export const SentAndExited = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await import('./main');
    await followPlan({ userEvent }, sendMoneyPlan, 'sending', {
      'contact.chosen': { contact: backend.contacts[0] },
    });
    await canvas.findByText('Transfer Successful', {}, { timeout: 10_000 });
    const accounts = (await (await fetch('/api/accounts')).json()) as { balance: string }[];
    await expect(accounts[0]?.balance).toBe('710375.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to funds' }));
    await waitFor(() => expect(document.getElementById('root')).toBeEmptyDOMElement());
  },
});
