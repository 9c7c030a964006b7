import preview from '#.storybook/preview';
import { accounts as sampleAccounts, balances, contacts } from '@rad-wallet/mocks/samples';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';
import { Button } from '@rad-wallet/ui/Button';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  type SendMoneyActor,
} from '@rad-wallet/ui/features/send-money';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import type { Payee, PayeeMatch } from '@rad-wallet/ui/features/payee-check';
import { request, upload } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createFlowStories } from '../support/createFlowStories';
import { createListStories } from '../support/createListStories';
import { FlowStory, describeState } from '../support/FlowStory';
import {
  createInDoubtContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { answerCheck, waitForAnswer } from '../support/payeeCheck';
import { authorize, demandConsent, demandPin, giveConsent } from '../support/consent';
import { tabTo } from '../support/keyboard';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const accounts = { status: 'ready' as const, value: sampleAccounts };
const retry = fn().mockName('retry');
const unread = { status: 'error' as const, retry };
const entered = { accounts, contact: contacts[0], amount: '1500', message: 'Lunch' };

const sendTransfer = fn().mockName('sendTransfer');

const liveMachine = sendMoneyMachine.provide({
  actors: { sendTransfer: request((input) => sendTransfer(input)) },
  delays: { redirect: 60_000 },
});

const { live, onLeft, inState } = createFlowStories({
  machine: sendMoneyMachine,
  live: liveMachine,
  given: [{ type: 'accounts.changed', accounts }],
  view: (actor) => <SendMoneyFlow actor={actor} contacts={contacts} />,
});

const list = createListStories({
  items: contacts,
  failure: 'Your contacts could not be loaded',
  view: (loaded) => (
    <FlowStory machine={sendMoneyMachine} at={{ state: 'choosingContact' }}>
      {(actor) => <SendMoneyFlow actor={actor} contacts={loaded} />}
    </FlowStory>
  ),
  playWhileLoading: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Fatima');
  },
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Fatima Ali/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('Fatima');
  },
});
const listParameters = describeState(sendMoneyMachine, 'choosingContact');

const meta = preview.meta({
  title: 'Flows/Send Money',
  component: SendMoneyFlow,
  parameters: {
    languages: {
      names: [
        'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
        'For the wedding hall, the caterer and the flowers, as we agreed on the phone',
        'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
        'Lunch',
      ],
    },
  },
  beforeEach: () => {
    onLeft.mockReset();
    retry.mockReset();
    sendTransfer.mockReset();
    demandPin();
  },
});

export const ChoosingContact = meta.story({ tags: ['step'], ...inState('choosingContact') });

export const EnteringAmount = meta.story({
  tags: ['step'],
  ...inState('enteringAmount', { accounts, contact: contacts[0] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AmountEntered = meta.story(inState('enteringAmount', entered));

export const BalanceLoading = meta.story(inState('enteringAmount', { contact: contacts[0] }));

export const BalanceLoadError = meta.story(
  inState('enteringAmount', { contact: contacts[0], accounts: unread }),
);

export const AmountTooHigh = meta.story(
  inState('enteringAmount', {
    ...entered,
    amount: '800000',
    problem: {
      id: 'sendInsufficientBalance',
      values: { amount: { amount: balances.pkr, naming: 'isoCode' } },
    },
  }),
);

export const Confirming = meta.story({ tags: ['step'], ...inState('confirming', entered) });

export const ConfirmingAnotherName = meta.story({
  tags: ['step', 'translated'],
  play: waitForAnswer,
  ...inState('confirming', entered, (actor) => (
    <SendMoneyFlow
      actor={actor}
      contacts={contacts}
      checkPayee={answerCheck({ result: 'noMatch' })}
    />
  )),
});

const checkPayee = fn<(payee: Payee) => Promise<PayeeMatch>>().mockName('checkPayee');

/** A number from a payment link has no name, so the bank's name is shown. */
export const ConfirmingUnknownNumber = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    checkPayee.mockReset().mockResolvedValue({ result: 'match', name: 'Hassan Raza' });
  },
  ...inState(
    'confirming',
    {
      ...entered,
      contact: { ...contacts[0], id: '03331234567', name: '03331234567', phone: '03331234567' },
    },
    (actor) => (
      <SendMoneyFlow
        actor={actor}
        contacts={contacts}
        checkPayee={upload<PayeeMatch, Payee>((payee) => checkPayee(payee))}
      />
    ),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This account is in the name of Hassan Raza.'),
    ).toBeVisible();
    await expect(checkPayee.mock.calls).toEqual([[{ account: '03331234567' }]]);
  },
});

export const ConfirmingWithoutMessage = meta.story(
  inState('confirming', { ...entered, message: '' }),
);

export const ConfirmingLongTexts = meta.story(
  inState('confirming', {
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

export const Sending = meta.story({ tags: ['step'], ...inState('sending', entered) });

const inDoubt = { ...entered, ...createInDoubtContext({ payee: 'Ahmed Khan', amount: '1500' }) };

const repeating = {
  ...entered,
  amount: '500',
  ...createRepeatContext({ payee: 'Ahmed Khan', amount: '500' }),
};

export const AskedToRepeat = meta.story({
  ...inState('asking', repeating),
  play: async () => {
    await expect(
      await screen.findByText('You sent Rs. 500.00 to Ahmed Khan 2 minutes ago. Send again?'),
    ).toBeVisible();
    // A second press of Enter must not confirm.
    await expect(screen.getByRole('alertdialog')).toHaveFocus();
  },
});

const withConsent = (actor: SendMoneyActor) => (
  <SendMoneyFlow actor={actor} contacts={contacts} authorize={authorize} />
);

const toConfirmation = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Ahmed Khan/ }));
  await userEvent.type(canvas.getByLabelText(/Amount/), '500');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas.findByRole('button', { name: /^Send/ });
};

/** Nothing is sent before the payer consents to the payee and amount; then once, with the key of the consent. */
export const SentWithConsent = meta.story({
  tags: ['no-visual'],
  ...live('sent', withConsent),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await toConfirmation(context));
    const field = await screen.findByLabelText('Payment PIN');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(sendTransfer).not.toHaveBeenCalled();
    await userEvent.keyboard('2746{Enter}');
    await expect(await canvas.findByText('Transfer Successful')).toBeVisible();
    await expect(sendTransfer.mock.calls).toMatchObject([[{ amount: '500' }]]);
    await expect(giveConsent.mock.lastCall?.[0].subject).toMatchObject({
      payee: 'Ahmed Khan',
      amount: '500',
      currency: 'PKR',
      idempotencyKey: sendTransfer.mock.lastCall?.[0].idempotencyKey,
    });
  },
});

/** A second press asks again. */
export const ConsentDeclined = meta.story({
  tags: ['no-visual'],
  ...live('sent', withConsent),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const send = await toConfirmation(context);
    await userEvent.click(send);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(send).toHaveFocus());
    await expect(sendTransfer).not.toHaveBeenCalled();
    demandConsent.mockResolvedValue({ method: 'none' });
    await userEvent.click(send);
    await expect(await canvas.findByText('Transfer Successful')).toBeVisible();
    await expect(sendTransfer).toHaveBeenCalledOnce();
    await expect(giveConsent).not.toHaveBeenCalled();
  },
});

export const PaymentInDoubt = meta.story(inState(UNRESOLVED, inDoubt));

export const CheckingPayment = meta.story(inState(REPEATING, inDoubt));

export const FindingPayment = meta.story({ tags: ['no-visual'], ...inState(FINDING, inDoubt) });

export const TransferFailed = meta.story({
  tags: ['step'],
  ...inState('confirming', { ...entered, problem: { id: 'transferFailed' } }),
});

export const AccountMissing = meta.story(
  inState('confirming', {
    ...entered,
    accounts: { status: 'ready', value: [] },
    problem: { id: 'sendAccountError' },
  }),
);

export const AwaitingAccounts = meta.story({
  ...inState('awaitingAccounts', { ...entered, accounts: { status: 'loading' } }),
  tags: ['no-visual'],
});

export const AccountsNotLoaded = meta.story({
  ...inState('confirming', {
    ...entered,
    accounts: unread,
    problem: { id: 'accountsNotLoaded' },
  }),
});

export const Sent = meta.story({ tags: ['step'], ...inState('sent', entered) });

/** The server returned the transaction. */
export const SentWithReceipt = meta.story({
  ...inState('sent', { ...entered, transactionId: 'txn/7' }, (actor) => (
    <SendMoneyFlow
      actor={actor}
      contacts={contacts}
      getReceiptHref={({ id }) => `/transaction-receipt?id=${encodeURIComponent(id)}`}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
      'href',
      '/transaction-receipt?id=txn%2F7',
    );
  },
});

export const StaysWhilePointedAt = meta.story({
  tags: ['no-visual'],
  ...live('paused'),
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, sendMoneyPlan, 'sent');
    await userEvent.hover(await canvas.findByRole('heading', { level: 1 }));
  },
});

export const StaysWhileFocused = meta.story({
  tags: ['no-visual'],
  ...live('paused'),
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, sendMoneyPlan, 'sent');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to funds' })).toHaveFocus();
  },
});

/** The redirect delay restarts when focus leaves the content. */
export const RedirectsAfterBlur = meta.story({
  tags: ['no-visual'],
  ...live('sent'),
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, sendMoneyPlan, 'sent');
    await userEvent.tab();
    canvas.getByRole('button', { name: 'Back to funds' }).blur();
  },
});

export const CompletedByMouse = meta.story({
  ...live('sent'),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a contact and enter an amount', () =>
      followPlan({ userEvent }, sendMoneyPlan, 'confirming', {
        'contact.chosen': { contact: contacts[1] },
        'amount.changed': { amount: '1,500' },
      }),
    );
    await step('go back and forward: all input is kept', async () => {
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

export const CompletedByKeyboard = meta.story({
  ...live('sent'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByRole('button', { name: /Ahmed Khan/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await tabTo(context, await canvas.findByLabelText(/Amount/));
    await userEvent.keyboard('250.75');
    await tabTo(context, canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Confirm transfer' })).toHaveFocus(),
    );
    await tabTo(context, canvas.getByRole('button', { name: /^Send/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
    await expect(sendTransfer).toHaveBeenCalledOnce();
  },
});

export const FailedThenSent = meta.story({
  tags: ['no-visual'],
  ...live('sent'),
  parameters: { ...describeState(sendMoneyMachine, 'sent'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    sendTransfer.mockRejectedValueOnce(new Error('500: The ledger is closed'));
    await followPlan({ userEvent }, sendMoneyPlan, 'sending');
    await expect((await canvas.findAllByText('Transfer Failed')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
    const keys = sendTransfer.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** The connection is lost: a toast appears, and the payment stays in doubt until its outcome is looked up. */
export const LostThenSent = meta.story({
  tags: ['no-visual'],
  ...live('sent'),
  parameters: { ...describeState(sendMoneyMachine, 'sent'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    sendTransfer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await followPlan({ userEvent }, sendMoneyPlan, 'sending');
    await expectToast('Transfer Failed');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('We do not know whether the money moved')).toBeVisible();
    await expect(canvas.getByText('Ahmed Khan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
    const [first, second] = sendTransfer.mock.calls.map(([input]) => input);
    await expect(second).toEqual(first);
  },
});

/** Send waits until the accounts have loaded. */
export const SentAfterAccountsLoad = meta.story({
  tags: ['no-visual'],
  parameters: describeState(sendMoneyMachine, 'sent'),
  render: () => (
    <FlowStory
      machine={liveMachine}
      at={{ state: 'confirming', context: { ...entered, accounts: unread } }}
      onLeft={onLeft}
    >
      {(actor) => {
        retry.mockImplementation(() => actor.send({ type: 'accounts.changed', accounts }));
        return <SendMoneyFlow actor={actor} contacts={contacts} />;
      }}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(canvas.getByText('Transfer Successful')).toBeVisible());
    await expect(retry).toHaveBeenCalledOnce();
    await expect(sendTransfer).toHaveBeenCalledOnce();
  },
});

export const RejectedWithCustomError = meta.story({
  tags: ['no-visual'],
  ...live('confirming'),
  parameters: { ...describeState(sendMoneyMachine, 'confirming'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    sendTransfer.mockRejectedValueOnce(
      new ProblemError({
        id: 'sendInsufficientBalance',
        values: { amount: { amount: '12', naming: 'isoCode' } },
      }),
    );
    await followPlan({ userEvent }, sendMoneyPlan, 'sending');
    const text = 'Your available balance is PKR 12.00. Please enter a lower amount.';
    await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0);
  },
});

export const ExitedWithBackButton = meta.story({
  tags: ['no-visual'],
  ...live('cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});

export const ExitedAfterSending = meta.story({
  tags: ['no-visual'],
  ...live('completed'),
  render: () => (
    <FlowStory machine={liveMachine} at={{ state: 'sent', context: entered }} onLeft={onLeft}>
      {(actor) => <SendMoneyFlow actor={actor} contacts={contacts} />}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to funds' }));
    await expect(onLeft.mock.calls).toEqual([['completed']]);
  },
});

export const CustomStep = meta.story({
  tags: ['no-visual'],
  ...live('sending', (actor) => (
    <SendMoneyFlow
      actor={actor}
      contacts={contacts}
      steps={{
        confirming: ({ actor: running }) => (
          <Screen header={<PageHeader title="Almost there" />}>
            <Button onPress={() => running.send({ type: 'submitted' })}>Pay now</Button>
          </Screen>
        ),
      }}
    />
  )),
  play: async ({ canvas, userEvent }) => {
    sendTransfer.mockReturnValue(new Promise(() => {}));
    await followPlan({ userEvent }, sendMoneyPlan, 'confirming');
    await expect(await canvas.findByRole('heading', { name: 'Almost there' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(sendTransfer).toHaveBeenCalledOnce());
  },
});

export const ContactsLoading = meta.story({ ...list.loading, parameters: listParameters });

export const ContactsLoadError = meta.story({ ...list.loadError, parameters: listParameters });

/** Keeps the text typed while the contacts load. */
export const ContactsLoadedAfterRetry = meta.story({
  ...list.loadedAfterRetry,
  parameters: listParameters,
});
