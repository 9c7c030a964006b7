import preview, { navigate } from '#.storybook/preview';
import { createAccountlessLedger, apiPatterns, faults } from '@rad-wallet/mocks';
import { accounts } from '@rad-wallet/mocks/samples';
import {
  cardPaymentMachine,
  CardPaymentScreen,
  defaultPaymentMethods,
  type CardPaymentValues,
} from '@rad-wallet/ui/features/card-payment';
import { Store } from 'lucide-react';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import CardPaymentPage from '../../apps/wallet/src/features/card-payment/CardPaymentPage';
import { money } from '../support/money';
import { CASH } from '../support/figures';
import { createFormStories } from '../support/createFormStories';
import {
  createInDoubtContext,
  createRepeatContext,
  waitForQuestion,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { narrow } from '../support/layout';
import {
  expectCash,
  expectPostedThenRead,
  UnmountablePage,
  unmountPage,
} from '../support/unmountPage';
import { PageStory } from '../support/PageStory';
import { expectToast } from '../support/toast';
import type { ServerContext, StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Card Payment',
  tags: ['area:deposit'],
  component: CardPaymentPage,
  subcomponents: { CardPaymentScreen },
  render: () => (
    <PageStory path="/card-payment">
      <CardPaymentPage />
    </PageStory>
  ),
});

const filled: CardPaymentValues = { amount: '1000', currency: 'PKR', method: 'card' };

const { failedThenSucceeded, completedAfter, exitedWithBack, pausedByPointer, inState } =
  createFormStories({
    machine: cardPaymentMachine,
    input: { values: filled, facts: { accounts: { status: 'ready', value: accounts }, money } },
    view: (actor) => <CardPaymentScreen actor={actor} />,
  });

async function waitForAccounts({ canvas }: Pick<StoryContext, 'canvas'>) {
  await canvas.findByText(/Available balance/);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: /^Pay/ })).not.toHaveAttribute('aria-disabled'),
  );
}

async function enterAmount(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  amount: string,
) {
  await userEvent.clear(canvas.getByLabelText('Amount'));
  await userEvent.type(canvas.getByLabelText('Amount'), amount);
}

async function fill({ canvas, userEvent }: StoryContext, amount?: string) {
  await waitForAccounts({ canvas });
  await canvas.findByRole('button', { name: /Currency/ });
  if (amount !== undefined) await enterAmount({ canvas, userEvent }, amount);
  await userEvent.click(canvas.getByRole('radio', { name: 'Credit/Debit Card' }));
}

async function chooseCurrency({ canvas, userEvent }: StoryContext, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: /Currency/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

const pay = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Available balance: ${CASH}`)).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1000');
    await expect(await canvas.findByRole('button', { name: /Currency/ })).toHaveTextContent('PKR');
    for (const name of ['Credit/Debit Card', 'Bank Transfer', 'Apple Pay', 'Google Pay']) {
      await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
    }
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pay Rs.\u00a01,000.00' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
});

export const Filled = meta.story({ tags: ['screen'], ...inState('editing', filled) });

const { inState: stillWithMethods } = createFormStories({
  machine: cardPaymentMachine,
  input: { values: filled, facts: { accounts: { status: 'ready', value: accounts }, money } },
  view: (actor) => (
    <CardPaymentScreen
      actor={actor}
      methods={[
        { id: 'shop', icon: Store, label: 'Cash at a shop', description: 'Near you' },
        ...defaultPaymentMethods.filter(({ id }) => id !== 'applePay').toReversed(),
      ]}
    />
  ),
});

/** Payment methods in a custom order, with one of the app's own, and without Apple Pay. docs/rules.md NAV-18. */
export const CustomMethods = meta.story({
  ...stillWithMethods('editing', { ...filled, method: 'shop' }),
  play: async ({ canvas }) => {
    const radios = await canvas.findAllByRole('radio');
    await expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'shop',
      'googlePay',
      'bankTransfer',
      'card',
    ]);
    await expect(radios[0]).toHaveAccessibleName('Cash at a shop');
    await expect(radios[0]).toHaveAccessibleDescription('Near you');
    await expect(radios[0]).toBeChecked();
  },
});

export const CustomMethodPaid = meta.story({
  tags: ['no-visual'],
  ...stillWithMethods('succeeded', { ...filled, method: 'shop' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/via Cash at a shop/)).toBeVisible();
  },
});

export const InGold = meta.story(
  inState('editing', { ...filled, currency: 'GOLD', amount: '2.5' }),
);

export const NoAmount = meta.story({
  ...inState('editing', { ...filled, amount: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AmountZero = meta.story({
  ...inState('editing', { ...filled, amount: '0.00' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AmountNegative = meta.story({
  ...inState('editing', { ...filled, amount: '-500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const InvalidAmount = meta.story(
  inState('editing', { ...filled, amount: '0' }, { problem: { id: 'invalidAmount' } }),
);

/** Typed in grams of gold, then changed to rupees. docs/rules.md MONEY-16. */
export const TooManyDecimals = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await waitForAccounts(context);
    await chooseCurrency(context, /^Gold/);
    await enterAmount(context, '1.239');
    await chooseCurrency(context, /Pakistani Rupee/);
    const amount = canvas.getByLabelText('Amount');
    await expect(amount).toHaveValue('1.239');
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(
      expect.stringContaining('Use at most 2 decimals.'),
    );
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeVisible();
  },
});

export const HugeAmount = meta.story(inState('editing', { ...filled, amount: '123456789012.34' }));

export const HugeAmountNarrow = meta.story({
  ...inState('editing', { ...filled, amount: '987654321098765.43' }),
  ...narrow,
});

export const BalanceLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('get', apiPatterns.accounts)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Card Payment' })).toBeVisible();
    await expect(canvas.queryByText(/Available balance/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Pay Rs.\u00a01,000.00' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const BalanceLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', apiPatterns.accounts)),
  parameters: { expectConsoleError: true },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Your balance could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Pay Rs.\u00a01,000.00' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    msw.use(
      http.get(apiPatterns.accounts, () =>
        HttpResponse.json([{ id: 'acc-pkr', type: 'trustvault', balance: '20' }]),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Available balance: Rs. 20.00')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Pay/ })).not.toHaveAttribute('aria-disabled'),
    );
  },
});

/** There is no dollar account, but that is unknown until the accounts load: ‘Try again’ stays available. */
export const BalanceLoadErrorInDollars = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', apiPatterns.accounts)),
  parameters: { expectConsoleError: true },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Your balance could not be loaded.');
    await chooseCurrency(context, /^USD/);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Pay \$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const PaymentMethodRequired = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await waitForAccounts(context);
    await pay(context);
    const text = 'Please select a payment method to continue.';
    await expectToast('Payment Method Required', text);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      expect.stringContaining(text),
    );
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toHaveFocus();
  },
});

export const AccountMissing = meta.story({
  play: async (context) => {
    await fill(context);
    await chooseCurrency(context, /^USD/);
    await pay(context);
    await expectToast('Account Error', 'Unable to find account for this currency.');
    await expect(
      context.canvas.getAllByText('Unable to find account for this currency.').length,
    ).toBeGreaterThan(0);
  },
});

export const NoAccounts = meta.story({
  parameters: { ledger: createAccountlessLedger },
  play: async (context) => {
    await fill(context);
    await pay(context);
    await expectToast('Account Error', 'Unable to find account for this currency.');
  },
});

export const Paying = meta.story({
  ...inState('submitting', filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

const inDoubt = createInDoubtContext({ amount: '1000', currency: 'PKR' });

export const AskedToRepeat = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState('asking', filled, createRepeatContext({ amount: '1000', currency: 'PKR' })),
  play: waitForQuestion,
});

export const InDoubt = meta.story(inState(UNRESOLVED, filled, inDoubt));

export const Checking = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(REPEATING, filled, inDoubt),
});

export const Finding = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(FINDING, filled, inDoubt),
});

/** Any failed POST shows a toast and keeps the input. */
const createFailureStory = (fault: ReturnType<typeof faults.serverError>) => ({
  beforeEach: ({ msw }: ServerContext) => msw.use(fault),
  parameters: { expectConsoleError: true },
  play: async (context: StoryContext) => {
    await fill(context, '1,500');
    await pay(context);
    const text = 'There was an error processing your payment. Please try again.';
    await expectToast('Payment Failed', text);
    await expect(context.canvas.getByLabelText('Amount')).toHaveValue('1,500');
    await expect(context.canvas.getByRole('button', { name: /^Pay/ })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(navigate).not.toHaveBeenCalled();
  },
});

const { transactions } = apiPatterns;

export const PaymentFailed = meta.story(
  createFailureStory(faults.serverError('post', transactions)),
);

const createFailureStoryWithoutImage = (fault: ReturnType<typeof faults.serverError>) => ({
  tags: ['no-visual'],
  ...createFailureStory(fault),
});

export const PaymentFailedWithoutReason = meta.story(
  createFailureStoryWithoutImage(faults.serverErrorEmpty('post', transactions)),
);

export const PaymentUnauthorized = meta.story(
  createFailureStoryWithoutImage(faults.unauthorized('post', transactions)),
);

/** Without a response, the money may have moved. */
export const PaymentOffline = meta.story({
  ...createFailureStoryWithoutImage(faults.networkDown('post', transactions)),
  play: async (context) => {
    await fill(context, '1,500');
    await pay(context);
    await expectToast('Payment Failed');
    await expect(
      await context.canvas.findByText('We do not know whether the money moved'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

/** After a success response, the money has moved. */
export const MalformedPaymentResponse = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.brokenJson('post', transactions)),
  play: async (context) => {
    await fill(context, '1,500');
    await pay(context);
    await expectToast('Payment Successful');
  },
});

export const Paid = meta.story(inState('succeeded', filled));

export const PaidLongTexts = meta.story({
  ...inState('succeeded', { ...filled, amount: '987654321098765.43' }),
  ...narrow,
});

export const FailedThenPaid = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded(/^Pay/, 'Payment Failed'),
});

export const StaysWhilePointedAt = meta.story({
  tags: ['no-visual'],
  ...pausedByPointer(/^Pay/),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack('Back') });

export const ExitedAfterPaying = meta.story({
  tags: ['no-visual'],
  ...completedAfter(/^Pay/, 'Back to funds'),
});

export const PaysOnceThenNavigates = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const fetched = spyOn(globalThis, 'fetch');
    await fill(context, '2,500.50');
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: /^Pay/ }));
    await expectToast('Payment Successful', '2500.50 PKR has been added to your account.');
    const posts = fetched.mock.calls.filter(([, init]) => init?.method === 'POST');
    await expect(posts).toHaveLength(1);
    await expect(JSON.parse(String(posts[0]?.[1]?.body))).toEqual({
      accountId: expect.any(String),
      type: 'deposit',
      currency: 'PKR',
      amount: '2500.5',
      description: 'Deposit via Credit/Debit Card',
      status: 'completed',
      verified: true,
    });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }), {
      timeout: 3000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const PaysInSilver = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await fill(context, '12');
    await chooseCurrency(context, /^Silver/);
    await pay(context);
    await expectToast('Payment Successful', '12 Silver has been added to your account.');
  },
});

export const PaysByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await waitForAccounts({ canvas });
    await canvas.findByRole('button', { name: /Currency/ });
    canvas.getByLabelText('Amount').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Currency/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bank Transfer' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Payment Successful', '1000 PKR has been added to your account.');
    await expect(await canvas.findByRole('heading', { name: 'Money Added' })).toHaveFocus();
  },
});

/** Leaving the page does not abort the POST, and the balance is refetched. */
export const NavigatedAwayWhilePaying = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.slow('post', transactions, 1000)),
  render: () => (
    <PageStory path="/card-payment">
      <UnmountablePage>
        <CardPaymentPage />
      </UnmountablePage>
    </PageStory>
  ),
  play: async (context) => {
    const fetched = spyOn(globalThis, 'fetch');
    await fill(context);
    await pay(context);
    await unmountPage(context);
    await expectPostedThenRead(fetched, '/api/transactions');
    await expectCash('712875.00');
  },
});

export const NavigatesToFunds = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(navigate).toHaveBeenCalledWith('/funds', { replace: true });
  },
});
