import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { simulate, type SubmissionContext } from '@rad-wallet/ui/flows/submission';
import {
  sendWalletMachine,
  SendWalletScreen,
  type SendWalletValues,
} from '@rad-wallet/ui/screens/send-wallet';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { recipients } from '../../apps/wallet/src/content/recipients';
import SendWalletPage from '../../apps/wallet/src/pages/SendWalletPage';
import { FlowStory, inState } from '../support/FlowStory';
import { PageStory } from '../support/PageStory';
import type { StoryContext } from '../support/types';

const onLeft = fn().mockName('left');

const meta = preview.meta({
  title: 'Pages/Send to Wallet',
  component: SendWalletPage,
  beforeEach: () => void onLeft.mockReset(),
  render: () => (
    <PageStory path="/send-wallet">
      <SendWalletPage />
    </PageStory>
  ),
});

const filled: SendWalletValues = {
  amount: '1000',
  currency: 'PKR',
  recipient: 'RAD-7841-2290',
  message: 'For the books',
};
const long: SendWalletValues = {
  amount: '987654321098765.43',
  currency: 'PKR',
  recipient: 'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
  message: 'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
};

/** Stands still in a state: no timer runs. */
function still(
  state: string,
  values: SendWalletValues,
  more: Partial<SubmissionContext<SendWalletValues>> = {},
) {
  return {
    parameters: inState(sendWalletMachine, state),
    render: () => (
      <FlowStory machine={sendWalletMachine} at={{ state, context: { values, ...more } }}>
        {(actor) => (
          <AppShell>
            <SendWalletScreen actor={actor} recents={recipients} onRecipientSelected={fn()} />
          </AppShell>
        )}
      </FlowStory>
    ),
  };
}

const narrow = { globals: { viewport: { value: 'narrow' } } };

const send = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send Money' }));

/** The toast in the slot says all of this. */
async function expectToast(...texts: string[]) {
  await waitFor(
    () => {
      for (const text of texts) expect(screen.getByRole('alertdialog')).toHaveTextContent(text);
    },
    { timeout: 4000 },
  );
}

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Currency/ })).toHaveTextContent('PKR');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1000');
    await expect(canvas.getByLabelText('Recipient')).toHaveValue('');
    await expect(canvas.getByText('Instant and free')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /RAD-/ })).toHaveLength(3);
  },
});

export const Filled = meta.story(still('editing', filled));

export const FilledLongTexts = meta.story(still('editing', long));

export const FilledNarrow = meta.story({ ...still('editing', long), ...narrow });

export const RecipientSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hassan Raza/ }));
    await expect(canvas.getByLabelText('Recipient')).toHaveValue('RAD-3316-8075');
    await expectToast('Recipient Selected');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const InvalidAmount = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await send(context);
    await expectToast('Invalid Amount', 'Please enter a valid amount greater than 0.');
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expect(canvas.getByLabelText('Amount')).toBeInvalid();
    await expect(canvas.getByLabelText('Recipient')).toBeValid();
  },
});

export const RecipientRequired = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.type(canvas.getByLabelText('Recipient'), '   ');
    await send(context);
    await expectToast('Recipient Required', 'Please enter a wallet ID or email address.');
    await expect(canvas.getByLabelText('Recipient')).toHaveFocus();
    await expect(canvas.getByLabelText('Recipient')).toBeInvalid();
  },
});

export const Sending = meta.story({
  ...still('submitting', filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

export const TransferFailed = meta.story(
  still('editing', filled, { problem: { id: 'transferFailed' } }),
);

export const Sent = meta.story(still('succeeded', filled));

export const SentLongTexts = meta.story({ ...still('succeeded', long), ...narrow });

/** Leaving ends it: neither a second press nor the redirect leaves again. */
export const Left = meta.story({
  tags: ['no-visual'],
  parameters: inState(sendWalletMachine, 'left'),
  render: () => (
    <FlowStory
      machine={sendWalletMachine.provide({
        actors: { submit: simulate(20) },
        delays: { redirect: 60_000 },
      })}
      input={{ values: filled }}
      onLeft={onLeft}
    >
      {(actor) => (
        <AppShell>
          <SendWalletScreen actor={actor} recents={recipients} onRecipientSelected={fn()} />
        </AppShell>
      )}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Money' }));
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to Wallet' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});

export const SendsThenLeaves = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.type(canvas.getByLabelText('Recipient'), 'ali@example.com');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Money' }));
    await expectToast('Money Sent Successfully', '1000 PKR has been sent to ali@example.com.');
    await expect(await canvas.findByRole('heading', { name: 'Money Delivered' })).toHaveFocus();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }), {
      timeout: 3000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const SendsByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    canvas.getByLabelText('Amount').focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Recipient')).toHaveFocus();
    await userEvent.keyboard('RAD-1');
    const submit = canvas.getByRole('button', { name: /^Send/ });
    for (let press = 0; document.activeElement !== submit && press < 8; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expectToast('Money Sent Successfully');
  },
});
