import preview from '#.storybook/preview';
import { SendMoneyFlow, sendMoneyMachine } from '@rad-wallet/ui/flows/send-money';
import type { Loadable } from '@rad-wallet/ui/types';
import { expect, fn, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { contacts } from '../../apps/wallet/src/content/contacts';
import { FlowStory, inState, type FlowSituation } from '../support/FlowStory';

const accounts = [{ id: 'acc-pkr', type: 'trustvault' as const, balance: '711875.00' }];
const ready: Loadable<string> = { status: 'ready', value: '711875.00' };
const entered = { accounts, contact: contacts[0], amount: '1500', message: 'Lunch' };

const onLeft = fn().mockName('left');
const sendTransfer = fn().mockName('sendTransfer');

const meta = preview.meta({
  title: 'Flows/Send Money',
  beforeEach: () => {
    onLeft.mockReset();
    sendTransfer.mockReset();
  },
});

/** Stands still in a state: nothing is asked of the world, no timer runs. */
function still(
  state: string,
  context: FlowSituation<typeof sendMoneyMachine>['context'] = {},
  balance = ready,
) {
  return {
    parameters: inState(sendMoneyMachine, state),
    render: () => (
      <FlowStory machine={sendMoneyMachine} at={{ state, context }} onLeft={onLeft}>
        {(actor) => <SendMoneyFlow actor={actor} contacts={contacts} balance={balance} />}
      </FlowStory>
    ),
  };
}

/** Runs, with a world that answers as `sendTransfer` is told to. */
const liveMachine = sendMoneyMachine.provide({
  actors: { sendTransfer: fromPromise(async ({ input }) => sendTransfer(input)) },
  delays: { successRedirect: 60_000 },
});

function live(endsIn: string) {
  return {
    parameters: inState(sendMoneyMachine, endsIn),
    render: () => (
      <FlowStory
        machine={liveMachine}
        given={[{ type: 'accounts.changed', accounts }]}
        onLeft={onLeft}
      >
        {(actor) => <SendMoneyFlow actor={actor} contacts={contacts} balance={ready} />}
      </FlowStory>
    ),
  };
}

export const ChoosingContact = meta.story(still('choosingContact'));

export const EnteringAmount = meta.story(
  still('enteringAmount', { accounts, contact: contacts[0] }),
);

export const AmountEntered = meta.story(still('enteringAmount', entered));

export const BalanceLoading = meta.story(
  still('enteringAmount', { contact: contacts[0] }, { status: 'loading' }),
);

export const BalanceFailed = meta.story(
  still('enteringAmount', { contact: contacts[0] }, { status: 'error', retry: fn() }),
);

export const AmountTooHigh = meta.story(
  still('enteringAmount', {
    ...entered,
    amount: '800000',
    problem: { id: 'sendInsufficientBalance', values: { amount: '711,875.00' } },
  }),
);

export const Confirming = meta.story(still('confirming', entered));

export const ConfirmingWithoutMessage = meta.story(
  still('confirming', { ...entered, message: '' }),
);

export const ConfirmingLongTexts = meta.story(
  still('confirming', {
    ...entered,
    contact: {
      id: 'long',
      name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
      phone: '+92 300 1234567',
      initials: 'MA',
      lastAmount: '0',
    },
    amount: '123456789012.34',
    message:
      'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
  }),
);

export const Sending = meta.story(still('sending', entered));

export const TransferFailed = meta.story(
  still('confirming', { ...entered, problem: { id: 'transferFailed' } }),
);

export const AccountMissing = meta.story(
  still('confirming', { ...entered, accounts: [], problem: { id: 'sendAccountError' } }),
);

export const Sent = meta.story(still('sent', entered));

export const WalkedByMouse = meta.story({
  ...live('sent'),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a contact', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Fatima Ali/ }));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('enter an amount', async () => {
      const next = canvas.getByRole('button', { name: 'Continue' });
      await expect(next).toBeDisabled();
      await userEvent.type(canvas.getByLabelText(/Amount/), '1,500');
      await expect(next).toBeEnabled();
      await userEvent.click(next);
    });
    await step('go back and forth without losing anything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('1,500');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('send', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: /^Send/ }));
      await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
      await expect(sendTransfer).toHaveBeenCalledOnce();
      await expect(sendTransfer).toHaveBeenCalledWith(
        expect.objectContaining({ amount: '1500', recipientName: 'Fatima Ali' }),
      );
    });
  },
});

export const WalkedByKeyboard = meta.story({
  ...live('sent'),
  play: async ({ canvas, userEvent }) => {
    const tabTo = async (target: HTMLElement) => {
      for (let press = 0; document.activeElement !== target && press < 12; press += 1) {
        await userEvent.tab();
      }
      await expect(target).toHaveFocus();
    };
    await tabTo(await canvas.findByRole('button', { name: /Ahmed Khan/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await tabTo(await canvas.findByLabelText(/Amount/));
    await userEvent.keyboard('250.75');
    await tabTo(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Confirm transfer' })).toHaveFocus(),
    );
    await tabTo(canvas.getByRole('button', { name: /^Send/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
    await expect(sendTransfer).toHaveBeenCalledOnce();
  },
});

export const FailedThenSent = meta.story({
  tags: ['no-visual'],
  ...live('sent'),
  parameters: { ...inState(sendMoneyMachine, 'sent'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    sendTransfer.mockRejectedValueOnce(new Error('500: The ledger is closed'));
    await userEvent.click(await canvas.findByRole('button', { name: /Hassan Raza/ }));
    await userEvent.type(canvas.getByLabelText(/Amount/), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
    await expect((await canvas.findAllByText('Transfer Failed')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
    const keys = sendTransfer.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys[1]).toBe(keys[0]);
  },
});

export const LeftFromTheFirstStep = meta.story({
  ...live('choosingContact'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});
