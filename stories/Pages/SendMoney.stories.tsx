import preview, { navigate } from '#.storybook/preview';
import { createAccountlessLedger, apiPatterns, faults, type FaultName } from '@rad-wallet/mocks';
import { ABOVE_CASH_BALANCE } from '@rad-wallet/mocks/samples';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';
import { http, HttpResponse } from 'msw/http';
import { expect, spyOn, waitFor } from 'storybook/test';
import SendMoneyPage from '../../apps/wallet/src/features/send-money/SendMoneyPage';
import { CASH, CASH_WITHOUT_CURRENCY } from '../support/figures';
import { freezeTimers } from '../support/freezeTimers';
import {
  expectCash,
  expectPostedThenRead,
  UnmountablePage,
  unmountPage,
} from '../support/unmountPage';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';
import type { ServerContext, StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Send Money',
  tags: ['area:send-and-receive'],
  component: SendMoneyPage,
  render: () => (
    <PageStory path="/send-money">
      <SendMoneyPage />
    </PageStory>
  ),
});

const accountsAnswer = http.get(apiPatterns.accounts, () =>
  HttpResponse.json([{ id: 'acc-pkr', type: 'trustvault', balance: '20' }]),
);

async function enterAmount({ canvas, userEvent }: StoryContext, amount: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /Ahmed Khan/ }));
  await userEvent.type(await canvas.findByLabelText(/Amount/), amount);
}

const send = (context: StoryContext, amount: string) =>
  followPlan(context, sendMoneyPlan, 'sending', { 'amount.changed': { amount } });

export const Default = meta.story();

export const BalanceLoaded = meta.story({
  tags: ['screen'],
  play: async (context) => {
    await enterAmount(context, '1500');
    await expect(await context.canvas.findByText(`Available balance: ${CASH}`)).toBeVisible();
  },
});

const renderLink = (query: string) => () => (
  <PageStory path={`/send-money?${query}`}>
    <SendMoneyPage />
  </PageStory>
);

export const PaymentLink = meta.story({
  render: renderLink('target=%2B92+321+7654321&amount=750&message=Chai'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To Fatima Ali')).toBeVisible();
    await expect(canvas.getByLabelText(/Amount/)).toHaveValue('750');
    await expect(canvas.getByLabelText(/Message/)).toHaveValue('Chai');
  },
});

export const PaymentLinkInvalid = meta.story({
  tags: ['no-visual'],
  render: renderLink('target=%2B92+321+7654321&amount=abc'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Fatima Ali/ })).toBeVisible();
    await expectToast('Payment link not valid', 'Choose the recipient and the amount yourself.');
  },
});

export const AccountsPending = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('get', apiPatterns.accounts)),
  play: async (context) => {
    await enterAmount(context, '10');
    await expect(context.canvas.queryByText(/Available balance/)).not.toBeInTheDocument();
  },
});

export const AccountsLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', apiPatterns.accounts)),
  parameters: { expectConsoleError: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await enterAmount(context, '10');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your balance could not be loaded.',
    );
    msw.use(accountsAnswer);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(document.body).not.toHaveFocus();
    await expect(await canvas.findByText('Available balance: Rs. 20.00')).toBeVisible();
  },
});

export const AmountConfirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, sendMoneyPlan, 'confirming', {
      'amount.changed': { amount: '2,500.50' },
    });
    await waitFor(() => expect(canvas.getAllByText('Rs. 2,500.50')[0]).toBeVisible());
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});

export const InsufficientBalance = meta.story({
  play: async (context) => {
    await send(context, ABOVE_CASH_BALANCE);
    const text = `Your available balance is PKR ${CASH_WITHOUT_CURRENCY}. Please enter a lower amount.`;
    await expect((await context.canvas.findAllByText(text)).length).toBeGreaterThan(0);
    await expectToast(text);
  },
});

export const WithoutCashAccount = meta.story({
  parameters: { ledger: createAccountlessLedger },
  play: async (context) => {
    await send(context, '10');
    const text = 'Unable to find PKR account for sending money.';
    await expect((await context.canvas.findAllByText(text)).length).toBeGreaterThan(0);
  },
});

export const TransferPending = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('post', apiPatterns.transfers)),
  play: async (context) => {
    await send(context, '10');
    await expect(await context.canvas.findByText('Sending...')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

/** Any failed POST shows a toast and keeps the input. */
const failing = (fault: FaultName) => ({
  beforeEach: ({ msw }: ServerContext) => msw.use(faults[fault]('post', apiPatterns.transfers)),
  parameters: { expectConsoleError: true },
  play: async (context: StoryContext) => {
    await send(context, '10');
    const text = 'There was an error sending the money. Please try again.';
    await expectToast(text);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /^Send/ })).toBeEnabled(),
    );
  },
});

export const TransferRejected = meta.story({ ...failing('serverError'), tags: ['no-visual'] });

export const TransferFailedWithoutReason = meta.story({
  ...failing('serverErrorEmpty'),
  tags: ['no-visual'],
});

export const TransferUnauthorized = meta.story({ ...failing('unauthorized'), tags: ['no-visual'] });

/** Without a response, the money may have moved. */
export const TransferOffline = meta.story({
  ...failing('networkDown'),
  play: async (context) => {
    await send(context, '10');
    await expectToast('There was an error sending the money. Please try again.');
    await expect(
      await context.canvas.findByText('We do not know whether the money moved'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
});

/** After a success response, the money has moved. */
export const MalformedTransferResponse = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    msw.use(faults.brokenJson('post', apiPatterns.transfers));
    return freezeTimers(3000);
  },
  play: async (context) => {
    await send(context, '10');
    await expect(await context.canvas.findByText('Transfer Successful')).toBeVisible();
  },
});

export const TransferPosted = meta.story({
  // The success screen redirects after a delay (docs/rules.md TIME-2).
  beforeEach: () => freezeTimers(3000),
  play: async (context) => {
    await send(context, '1500');
    await waitFor(() => expect(context.canvas.getByText('Transfer Successful')).toBeVisible());
  },
});

export const NavigatesAfterSending = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await send(context, '1500');
    await context.canvas.findByText('Transfer Successful');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }), {
      timeout: 4000,
    });
  },
});

/** Leaving the page does not abort the POST, and the balance is refetched. */
export const NavigatedAwayWhileSending = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.slow('post', apiPatterns.transfers, 1000)),
  render: () => (
    <PageStory path="/send-money">
      <UnmountablePage>
        <SendMoneyPage />
      </UnmountablePage>
    </PageStory>
  ),
  play: async (context) => {
    const fetched = spyOn(globalThis, 'fetch');
    await send(context, '1500');
    const hasPosted = () => fetched.mock.calls.some(([to]) => String(to) === '/api/transfers');
    await waitFor(() => expect(hasPosted()).toBe(true));
    await unmountPage(context);
    await expectPostedThenRead(fetched, '/api/transfers');
    await expectCash('710375.00');
  },
});

export const NoContacts = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent contacts')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Recent Contacts' })).not.toBeInTheDocument();
  },
});

export const CustomContacts = meta.story({
  tags: ['no-visual'],
  decorators: [
    withContent({
      contacts: [
        { id: '1', name: 'Nusrat Jahan', phone: '+92 300 1', initials: 'NJ', lastAmount: '75' },
      ],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Nusrat Jahan/ })).toBeVisible();
    await expect(canvas.queryByText('Ahmed Khan')).not.toBeInTheDocument();
  },
});
