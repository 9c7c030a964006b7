import preview from '#.storybook/preview';
import { requestMoneyPlan } from '@rad-wallet/testing/features/request-money';
import { Button } from '@rad-wallet/ui/Button';
import {
  createPaymentLink,
  RequestMoneyFlow,
  requestMoneyMachine,
  type RequestMoneyActor,
} from '@rad-wallet/ui/features/request-money';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import type { Contact } from '@rad-wallet/ui/types';
import { expect, fn, waitFor } from 'storybook/test';
import { contacts, profile } from '@rad-wallet/mocks/samples';
import { followPlan, replaceClipboard } from '@rad-wallet/testing/user';
import { createFlowStories } from '../support/createFlowStories';
import { createListStories } from '../support/createListStories';
import { FlowStory, describeState } from '../support/FlowStory';
import { tabTo } from '../support/keyboard';
import { expectToast } from '../support/toast';

const paymentAddress = 'https://wallet.example/send-money';
const entered = { contact: contacts[1], amount: '1500', reason: 'Lunch' };
const longNamed = {
  id: 'long',
  name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
  phone: '+92 300 1234567',
  initials: 'MA',
  lastAmount: '123456789012.34',
};
const long = {
  contact: longNamed,
  amount: '123456789012.34',
  reason: 'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
};

const sent = ({
  contact,
  amount,
  reason,
}: {
  contact?: Contact;
  amount: string;
  reason: string;
}) => ({
  contact,
  amount,
  reason,
  request: {
    link: createPaymentLink(paymentAddress, {
      target: profile.phone,
      amount,
      message: reason.trim(),
    }),
  },
});

const NOT_SENT = /nothing is sent/;

const writeText = fn().mockName('writeText');
const createPaymentRequest = fn().mockName('createPaymentRequest');

const liveMachine = requestMoneyMachine.provide({ delays: { redirect: 60_000 } });
const serverMachine = liveMachine.provide({
  actors: { createPaymentRequest: request((input) => createPaymentRequest(input)) },
});

const renderWithContacts = (people: readonly Contact[]) => (actor: RequestMoneyActor) => (
  <RequestMoneyFlow actor={actor} contacts={people} />
);

const { live, onLeft, inState } = createFlowStories({
  machine: requestMoneyMachine,
  live: liveMachine,
  input: { paymentAddress, payee: profile.phone },
  view: renderWithContacts(contacts),
});

const list = createListStories({
  items: contacts,
  failure: 'Your contacts could not be loaded',
  view: (loaded) => (
    <FlowStory
      machine={requestMoneyMachine}
      input={{ paymentAddress, payee: profile.phone }}
      at={{ state: 'choosingContact' }}
    >
      {(actor) => <RequestMoneyFlow actor={actor} contacts={loaded} />}
    </FlowStory>
  ),
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Fatima Ali/ })).toBeVisible();
  },
});
const listParameters = describeState(requestMoneyMachine, 'choosingContact');

const meta = preview.meta({
  title: 'Flows/Request Money',
  component: RequestMoneyFlow,
  parameters: {
    languages: {
      names: [longNamed.name, long.reason, 'Lunch'],
    },
  },
  beforeEach: () => {
    onLeft.mockReset();
    createPaymentRequest.mockReset().mockResolvedValue({ link: 'https://pay.example/r/7' });
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
});

export const ChoosingContact = meta.story({ tags: ['step'], ...inState('choosingContact') });

export const YourRequests = meta.story({
  ...inState('choosingContact', {
    requests: [
      { id: '2', name: longNamed.name, amount: '123456789012.34', link: `${paymentAddress}?r=2` },
      { id: '1', name: contacts[0].name, amount: '1500', link: `${paymentAddress}?r=1` },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Copy the link for ${contacts[0].name}` }),
    );
    await expect(writeText).toHaveBeenCalledWith(`${paymentAddress}?r=1`);
    await expectToast('Link Copied');
  },
});

export const ChoosingContactLongTexts = meta.story(
  inState('choosingContact', {}, renderWithContacts([longNamed, ...contacts])),
);

export const EnteringAmount = meta.story({
  tags: ['step'],
  ...inState('enteringAmount', { contact: contacts[1] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AmountEntered = meta.story({
  ...inState('enteringAmount', entered),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const AmountZero = meta.story({
  ...inState('enteringAmount', { ...entered, amount: '0.00' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AmountNegative = meta.story({
  ...inState('enteringAmount', { ...entered, amount: '-500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AmountEnteredLongTexts = meta.story(inState('enteringAmount', long));

export const UrduDigitsPasted = meta.story({
  ...live('requested'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ayesha Malik/ }));
    await userEvent.click(canvas.getByLabelText(/Amount/));
    await userEvent.paste('۲٬۵۰۰٫۵۰');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await waitFor(() => expect(canvas.getByText(/Rs\. 2,500\.50/)).toBeVisible());
    await expect(canvas.getByText(/amount=2500\.50/)).toBeVisible();
  },
});

export const Requested = meta.story({ tags: ['step'], ...inState('requested', sent(entered)) });

/** The app's server has already notified the contact. */
export const RequestedByServer = meta.story({
  ...inState(
    'requested',
    { ...entered, request: { link: 'https://pay.example/r/7' } },
    undefined,
    serverMachine,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/SMS and WhatsApp/)).toBeVisible();
    await expect(canvas.queryByText(NOT_SENT)).not.toBeInTheDocument();
  },
});

export const RequestedWithoutReason = meta.story({
  ...inState('requested', sent({ ...entered, reason: '  ' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/&message=$/)).toBeVisible();
  },
});

export const RequestedLongTexts = meta.story(inState('requested', sent(long)));

export const LinkCopied = meta.story({
  ...inState('paused', sent({ ...entered, reason: 'Chai & samosa = 50%' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expectToast('Link Copied');
    const copied = new URL(writeText.mock.lastCall?.[0]);
    await expect(copied.origin + copied.pathname).toBe(paymentAddress);
    await expect(Object.fromEntries(copied.searchParams)).toEqual({
      target: profile.phone,
      amount: '1500',
      message: 'Chai & samosa = 50%',
    });
  },
});

export const CopyDenied = meta.story({
  ...inState('paused', sent(entered)),
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expectToast('Failed to copy link. Please copy manually.');
  },
});

export const NoClipboard = meta.story({
  tags: ['no-visual'],
  ...inState('paused', sent(entered)),
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expectToast('Copy Failed');
  },
});

export const StaysWhilePointedAt = meta.story({
  tags: ['no-visual'],
  ...live('paused'),
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, requestMoneyPlan, 'requested');
    await userEvent.hover(await canvas.findByRole('heading', { level: 1 }));
  },
});

export const CompletedByMouse = meta.story({
  ...live('requested'),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a contact', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Fatima Ali/ }));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('enter an amount and a reason', async () => {
      const send = canvas.getByRole('button', { name: 'Send Request' });
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText(/Amount/), '1,500');
      await userEvent.type(canvas.getByLabelText(/Reason/), 'Lunch');
      await expect(send).not.toHaveAttribute('aria-disabled');
    });
    await step('go back and forward: all input is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /Hassan Raza/ }));
      await expect(canvas.getByText('From Hassan Raza')).toBeInTheDocument();
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('1,500');
      await expect(canvas.getByLabelText(/Reason/)).toHaveValue('Lunch');
    });
    await step('send the request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
      await expect(await canvas.findByRole('heading', { name: 'Request Sent' })).toHaveFocus();
      await waitFor(() => expect(canvas.getByText(/SMS and WhatsApp/)).toBeVisible());
      await expect(canvas.getByText(NOT_SENT)).toBeVisible();
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

export const CompletedByKeyboard = meta.story({
  ...live('completed'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByRole('button', { name: /Ahmed Khan/ }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Enter amount' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await userEvent.keyboard('250.75');
    await userEvent.tab();
    await userEvent.keyboard('Books');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Request Sent' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(writeText.mock.lastCall?.[0]).toMatch(/amount=250\.75&message=Books$/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});

export const Requesting = meta.story(inState('requesting', entered));

export const RequestFailed = meta.story(
  inState('enteringAmount', { ...entered, problem: { id: 'requestFailed' } }),
);

/** The retry uses the same idempotency key; the link comes from the server. */
export const FailedThenRequested = meta.story({
  tags: ['no-visual'],
  ...live('requested', undefined, serverMachine),
  parameters: { ...describeState(requestMoneyMachine, 'requested'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    createPaymentRequest.mockRejectedValueOnce(new Error('500: Requests are closed'));
    await followPlan({ userEvent }, requestMoneyPlan, 'requesting');
    await expectToast('There was an error sending your request. Please try again.');
    await expect(canvas.getByLabelText(/Amount/)).toHaveValue('1,500');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(await canvas.findByText('https://pay.example/r/7')).toBeInTheDocument();
    const keys = createPaymentRequest.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
});

export const RejectedWithCustomError = meta.story({
  tags: ['no-visual'],
  ...live('enteringAmount', undefined, serverMachine),
  parameters: { ...describeState(requestMoneyMachine, 'enteringAmount'), expectConsoleError: true },
  play: async (context) => {
    createPaymentRequest.mockRejectedValueOnce(new ProblemError({ id: 'accountsNotLoaded' }));
    await followPlan(context, requestMoneyPlan, 'requesting');
    await expectToast('Accounts not loaded');
  },
});

export const CustomStep = meta.story({
  tags: ['no-visual'],
  ...live('completed', (actor) => (
    <RequestMoneyFlow
      actor={actor}
      contacts={contacts}
      steps={{
        requested: ({ actor: running }) => (
          <Screen header={<PageHeader title="Requested" />}>
            <Button onPress={() => running.send({ type: 'finished' })}>Fine</Button>
          </Screen>
        ),
      }}
    />
  )),
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, requestMoneyPlan, 'requested');
    await expect(await canvas.findByRole('heading', { name: 'Requested' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fine' }));
    await expect(onLeft.mock.calls).toEqual([['completed']]);
  },
});

/** Exits only once: neither a second press nor the redirect exits again. */
export const ExitedAfterRequest = meta.story({
  tags: ['no-visual'],
  ...live('completed'),
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, requestMoneyPlan, 'requested');
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to funds' }));
    await expect(onLeft.mock.calls).toEqual([['completed']]);
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

export const ContactsLoading = meta.story({ ...list.loading, parameters: listParameters });

export const ContactsLoadError = meta.story({ ...list.loadError, parameters: listParameters });

export const ContactsLoadedAfterRetry = meta.story({
  ...list.loadedAfterRetry,
  parameters: listParameters,
});
