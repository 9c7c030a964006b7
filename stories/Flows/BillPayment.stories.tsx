import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { billPaymentPlan } from '@rad-wallet/testing/features/bill-payment';
import { Button } from '@rad-wallet/ui/Button';
import {
  BillPaymentFlow,
  billPaymentMachine,
  type Bill,
  type BillPaymentActor,
  type BillPaymentFlowProps,
} from '@rad-wallet/ui/features/bill-payment';
import { ProblemError } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { SuccessPanel } from '@rad-wallet/ui/SuccessPanel';
import { Droplet } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { billCategories } from '../../apps/wallet/src/features/bill-payment/billCategories';
import { createBills } from '@rad-wallet/mocks/samples';
import { authorize, demandPin, expectConsent } from '../support/consent';
import { createFlowStories } from '../support/createFlowStories';
import { describeState, type FlowState } from '../support/FlowStory';
import {
  createInDoubtContext,
  createConsentContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { tabTo } from '../support/keyboard';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const recentBills = createBills(FIXED_NOW);

type Context = FlowState<typeof billPaymentMachine>['context'];

const details = { provider: 'LESCO', accountNumber: '04 12345 6789012 U', amount: '4,850.50' };
const noDetails = { provider: null, accountNumber: '', amount: '' };
const entered: Context = { category: 'electricity', details };
const paid: Context = { ...entered, paidAt: '2026-11-21T10:00:00.000Z' };

const longProvider = 'The Lahore and Greater Punjab Electric Supply and Distribution Company';
const longBill: Bill = {
  id: 'long',
  category: 'electricity',
  provider: longProvider,
  amount: '123456789012.34',
  dueDate: '2026-12-31',
  status: 'overdue',
};
const long: Context = {
  category: 'electricity',
  details: {
    provider: longProvider,
    accountNumber: '041234567890120412345678901204123456789012041234567890120412345678',
    amount: '123456789012345678.34',
  },
};

const SIMULATED = 'Demonstration: nothing is sent and no money moves.';

const payBill = fn().mockName('payBill');
const retry = fn().mockName('retry');

const view = (
  actor: BillPaymentActor,
  changed: Partial<Omit<BillPaymentFlowProps, 'actor'>> = {},
) => (
  <BillPaymentFlow
    actor={actor}
    categories={billCategories}
    bills={{ status: 'ready', value: recentBills }}
    {...changed}
  />
);

const viewWithBills = (bills: BillPaymentFlowProps['bills']) => (actor: BillPaymentActor) =>
  view(actor, { bills });

const { live, onLeft, inState } = createFlowStories({
  machine: billPaymentMachine,
  live: billPaymentMachine.provide({ actors: { payBill: request(payBill) } }),
  view: (actor) => view(actor),
});

const meta = preview.meta({
  title: 'Flows/Bill Payment',
  component: BillPaymentFlow,
  parameters: {
    languages: {
      names: [longProvider],
    },
  },
  beforeEach: () => {
    onLeft.mockReset();
    payBill.mockReset();
    retry.mockReset();
  },
});

const providerList = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('button', { name: /Provider/ }, { timeout: 10_000 });

async function chooseProvider({ canvas, userEvent }: StoryContext, provider: string) {
  await userEvent.click(await providerList({ canvas }));
  await userEvent.click(await screen.findByRole('option', { name: provider }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

export const ChoosingCategory = meta.story({
  tags: ['step'],
  ...inState('choosingCategory'),
  play: async ({ canvas }) => {
    for (const name of ['Electricity', 'Gas', 'Internet', 'Mobile', 'Cable/TV', 'Education']) {
      await expect(canvas.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(canvas.getAllByRole('button', { name: /^Pay Now/ })).toHaveLength(2);
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

const [electricity, ...otherCategories] = billCategories.filter(({ id }) => id !== 'gas');
const customCategories: BillPaymentFlowProps['categories'] = [
  { id: 'water', icon: Droplet, label: 'Water', providers: ['KWSC', 'WASA Lahore'] },
  ...otherCategories,
  ...(electricity ? [electricity] : []),
];
const withCustomCategories = (actor: BillPaymentActor) =>
  view(actor, { categories: customCategories });

/** Categories in a custom order, with one of the app's own, and without gas. docs/rules.md NAV-18. */
export const CustomCategories = meta.story({
  ...inState('choosingCategory', {}, withCustomCategories),
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Categories' })).getAllByRole('button');
    await expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Water 2 providers',
      'Internet 4 providers',
      'Mobile 4 providers',
      'Cable/TV 3 providers',
      'Education 3 providers',
      'Electricity 5 providers',
    ]);
    await expect(tiles[0]).toHaveAccessibleName('Water 2 providers');
  },
});

export const CustomCategoryDetails = meta.story({
  tags: ['no-visual'],
  ...inState('enteringDetails', { category: 'water', details: noDetails }, withCustomCategories),
  play: async (context) => {
    await expect(context.canvas.getByText('Water')).toBeVisible();
    await chooseProvider(context, 'WASA Lahore');
  },
});

/** A recent bill in a category that is no longer offered can still be paid. */
export const BillOfRemovedCategory = meta.story({
  tags: ['no-visual'],
  ...live('enteringDetails', withCustomCategories),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now: SSGC' }));
    await expect(await canvas.findByText('Gas')).toBeVisible();
    await expect(await providerList(context)).toHaveTextContent('SSGC');
  },
});

export const BillPaidDuringVisit = meta.story({
  ...inState('choosingCategory', { paidBills: ['bill-electricity'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Pay Now/ })).toHaveLength(1);
    await expect(canvas.getAllByText('Paid')).toHaveLength(2);
  },
});

export const NoRecentBills = meta.story(
  inState('choosingCategory', {}, viewWithBills({ status: 'ready', value: [] })),
);

/** While the recent bills load, other bills can be paid. */
export const RecentBillsLoading = meta.story({
  ...inState('choosingCategory', {}, viewWithBills({ status: 'loading' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Gas/ })).toBeEnabled();
    await expect(canvas.queryByText('No recent bills')).not.toBeInTheDocument();
  },
});

export const RecentBillsLoadError = meta.story({
  ...inState('choosingCategory', {}, viewWithBills({ status: 'error', retry })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your bills could not be loaded')).toBeVisible();
  },
});

export const RecentBillsRetried = meta.story({
  tags: ['no-visual'],
  ...inState('choosingCategory', {}, viewWithBills({ status: 'error', retry })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const ChoosingCategoryLongTexts = meta.story(
  inState(
    'choosingCategory',
    {},
    viewWithBills({ status: 'ready', value: [longBill, ...recentBills] }),
  ),
);

export const EnteringDetails = meta.story({
  tags: ['step'],
  ...inState('enteringDetails', { category: 'electricity' }),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent('Select provider');
    await expect(canvas.getByText('Payment is instant and irreversible.')).toBeVisible();
  },
});

export const ProvidersOpen = meta.story({
  ...inState('enteringDetails', { category: 'tv' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await providerList({ canvas }));
    await screen.findByRole('listbox');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names).toEqual(['DishTV', 'PTCL Smart TV', 'Nayatel TV']);
  },
});

export const DetailsEntered = meta.story({
  ...inState('enteringDetails', entered),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent('LESCO');
  },
});

export const DetailsLongTexts = meta.story({
  ...inState('enteringDetails', long, (actor) =>
    view(actor, { categories: [{ id: 'electricity', providers: [longProvider] }] }),
  ),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent(longProvider);
  },
});

export const AllFieldsMissing = meta.story({
  ...inState('enteringDetails', { category: 'gas', details: noDetails }),
  play: async ({ canvas, userEvent }) => {
    const provider = await providerList({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
    await expectToast('Missing information', 'Please fill in all required fields.');
    await expect(provider).toHaveFocus();
    await expect(canvas.getByText('Choose a provider.')).toBeVisible();
    await expect(canvas.getByLabelText(/Account or Consumer Number/)).toBeInvalid();
    await expect(canvas.getByLabelText(/Amount/)).toBeInvalid();
  },
});

export const AccountMissing = meta.story({
  ...inState('enteringDetails', { ...entered, details: { ...details, accountNumber: '   ' } }),
  play: async ({ canvas, userEvent }) => {
    await providerList({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
    await expectToast('Missing information');
    const account = canvas.getByLabelText(/Account or Consumer Number/);
    await expect(account).toHaveFocus();
    await expect(canvas.getByLabelText(/Amount/)).toBeValid();
    await userEvent.type(account, '1');
    await expect(account).toBeValid();
  },
});

export const InvalidAmount = meta.story({
  ...inState('enteringDetails', { ...entered, details: { ...details, amount: '0.00' } }),
  play: async ({ canvas, userEvent }) => {
    await providerList({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
    await expectToast('Invalid Amount', 'Please enter a valid amount greater than 0.');
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Amount/)).toBeInvalid();
  },
});

export const Paying = meta.story({
  tags: ['step'],
  ...inState('paying', entered),
  play: async ({ canvas }) => {
    await providerList({ canvas });
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(canvas.getByLabelText(/Amount/)).toHaveAttribute('readonly');
  },
});

const inDoubt = {
  ...entered,
  ...createInDoubtContext({ payee: 'K-Electric, 04123456789', amount: '2500' }),
};

export const AskedToRepeat = meta.story({
  tags: ['no-visual'],
  ...inState('asking', {
    ...entered,
    ...createRepeatContext({ payee: 'K-Electric, 04123456789', amount: '2500' }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Provider/, hidden: true }, { timeout: 10_000 });
  },
});

export const AskedForConsent = meta.story({
  tags: ['no-visual'],
  ...inState(
    'asking',
    {
      ...entered,
      ...createConsentContext({ payee: 'K-Electric, 04123456789', amount: '2500' }),
    },
    (actor) => view(actor, { authorize }),
  ),
  beforeEach: demandPin,
  play: () => expectConsent('K-Electric, 04123456789', 'Rs. 2,500.00'),
});

export const PaymentInDoubt = meta.story(inState(UNRESOLVED, inDoubt));

export const CheckingPayment = meta.story(inState(REPEATING, inDoubt));

export const FindingPayment = meta.story({ tags: ['no-visual'], ...inState(FINDING, inDoubt) });

export const PaymentFailed = meta.story({
  tags: ['step'],
  ...inState('enteringDetails', { ...entered, problem: { id: 'paymentFailed' } }),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent('LESCO');
    await expect(canvas.getByText('Payment Failed')).toBeVisible();
    await expect(
      canvas.getByText('There was an error processing your payment. Please try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay Bill' })).toBeEnabled();
    await expect(canvas.getByLabelText(/Amount/)).toBeValid();
  },
});

export const Paid = meta.story({
  tags: ['step'],
  ...inState('paid', paid),
  play: async ({ canvas }) => {
    for (const text of ['LESCO', '04 12345 6789012 U', 'Rs. 4,850.50', 'Nov 21, 2026']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText(SIMULATED)).toBeVisible();
  },
});

export const PaidLongTexts = meta.story(inState('paid', { ...paid, ...long }));

export const CompletedByMouse = meta.story({
  ...live('choosingCategory'),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('choose a category', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Gas/ }));
      await expect(canvas.getByRole('heading', { level: 1, name: 'Bill Details' })).toHaveFocus();
    });
    await step('enter the details, in Urdu digits', async () => {
      await chooseProvider(context, 'SNGPL');
      await userEvent.type(canvas.getByLabelText(/Account or Consumer Number/), '1122334455');
      await userEvent.click(canvas.getByLabelText(/Amount/));
      await userEvent.paste('۲٬۵۰۰٫۵۰');
    });
    await step('go back and forward: all input is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Gas/ }));
      await expect(await providerList(context)).toHaveTextContent('SNGPL');
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('2,500.50');
    });
    await step('pay once', async () => {
      payBill.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 50)));
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay Bill' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Bill Paid' })).toHaveFocus(),
      );
      await expect(payBill).toHaveBeenCalledOnce();
      await expect(payBill.mock.calls[0]?.[0]).toMatchObject({
        category: 'gas',
        provider: 'SNGPL',
        accountNumber: '1122334455',
        amount: '2500.5',
      });
      await expectToast('Payment successful!');
      await waitFor(() => expect(canvas.getByText('Rs. 2,500.50')).toBeVisible());
      await expect(canvas.getByText('1122334455')).toBeVisible();
    });
    await step('pay another, with an empty form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay Another Bill' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Gas/ }));
      await expect(await providerList(context)).toHaveTextContent('Select provider');
      await expect(canvas.getByLabelText(/Account or Consumer Number/)).toHaveValue('');
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByText('Recent Bills')).toBeInTheDocument();
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

/** For a provider with an id, the catalogue has the displayed name; the id is submitted. */
export const SchoolFeesPaid = meta.story({
  tags: ['no-visual'],
  ...live('paid'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Education/ }));
    await chooseProvider(context, 'School Fees');
    await userEvent.type(canvas.getByLabelText(/Account or Consumer Number/), '7');
    await userEvent.type(canvas.getByLabelText(/Amount/), '9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
    await canvas.findByRole('heading', { name: 'Bill Paid' });
    await expect(payBill.mock.calls[0]?.[0]).toMatchObject({ provider: 'schoolFees' });
    await expect(canvas.getByText('School Fees')).toBeVisible();
    await expectToast('Payment successful!', 'paid to School Fees.');
    await expect(canvas.queryByText(SIMULATED)).not.toBeInTheDocument();
  },
});

export const RecentBillPaid = meta.story({
  ...live('choosingCategory'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay Now: SSGC' }));
    await expect(await providerList({ canvas })).toHaveTextContent('SSGC');
    await expect(canvas.getByLabelText(/Amount/)).toHaveValue('2150.50');
    await userEvent.type(canvas.getByLabelText(/Account or Consumer Number/), '99');
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await canvas.findByRole('heading', { name: 'Bill Paid' });
    await expect(payBill.mock.calls[0]?.[0]).toMatchObject({ billId: 'bill-gas' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('button', { name: 'Pay Now: K-Electric' });
    await expect(canvas.queryByRole('button', { name: 'Pay Now: SSGC' })).not.toBeInTheDocument();
  },
});

export const CompletedByKeyboard = meta.story({
  ...live('completed'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByRole('button', { name: 'Pay Now: K-Electric' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Bill Details' })).toHaveFocus();
    const provider = await providerList({ canvas });
    await userEvent.tab();
    await expect(provider).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Account or Consumer Number/)).toHaveFocus();
    await userEvent.keyboard('0400012345');
    await tabTo(context, canvas.getByRole('button', { name: /^Pay/ }));
    await userEvent.keyboard('{Enter}');
    await tabTo(context, await canvas.findByRole('button', { name: 'Back to home' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLeft.mock.calls).toEqual([['completed']]));
  },
});

const payBillOfPlan = (context: StoryContext) =>
  followPlan(context, billPaymentPlan, 'paying', {
    'details.changed': { details: { accountNumber: '99' } },
  });

export const FailedThenPaid = meta.story({
  tags: ['no-visual'],
  ...live('paid'),
  parameters: { ...describeState(billPaymentMachine, 'paid'), expectConsoleError: true },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    payBill.mockRejectedValueOnce(new Error('503: The biller is unavailable'));
    const failure = () => canvas.queryAllByText('Payment Failed');
    await step('a failure keeps the input', async () => {
      await payBillOfPlan(context);
      await expectToast('Payment Failed');
      await expect(canvas.getByLabelText(/Account or Consumer Number/)).toHaveValue('99');
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('2150.50');
    });
    await step('the bill is still due', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Pay Now: SSGC' }));
      await expect(await canvas.findByLabelText(/Account or Consumer Number/)).toHaveValue('99');
      await expect(failure()).toEqual([]);
    });
    await step('a retry has the same key, and shows the date of the server', async () => {
      payBill.mockResolvedValueOnce({ paidAt: '2026-11-20T10:00:00.000Z' });
      await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
      await waitFor(() => expect(canvas.getByText('Nov 20, 2026')).toBeVisible());
      const inputs = payBill.mock.calls.map(([input]) => input);
      await expect(inputs[1]).toEqual(inputs[0]);
    });
  },
});

export const RejectedWithCustomError = meta.story({
  ...live('enteringDetails'),
  parameters: { ...describeState(billPaymentMachine, 'enteringDetails'), expectConsoleError: true },
  play: async (context) => {
    const { canvas } = context;
    payBill.mockRejectedValueOnce(
      new ProblemError({
        id: 'sendInsufficientBalance',
        values: { amount: { amount: '12', naming: 'isoCode' } },
      }),
    );
    await payBillOfPlan(context);
    const text = 'Your available balance is PKR 12.00. Please enter a lower amount.';
    await expectToast(text);
    await expect(canvas.getByText(text)).toBeVisible();
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

export const CustomStep = meta.story({
  ...live('paid', (actor) =>
    view(actor, {
      steps: {
        paid: ({ actor: running }) => (
          <Screen
            isCentered
            footer={
              <Button isFullWidth onPress={() => running.send({ type: 'finished' })}>
                Done
              </Button>
            }
          >
            <SuccessPanel title="That is settled" description="See you next month." />
          </Screen>
        ),
      },
    }),
  ),
  play: async (context) => {
    const { canvas } = context;
    await payBillOfPlan(context);
    await expect(await canvas.findByRole('heading', { name: 'That is settled' })).toHaveFocus();
  },
});
