import preview from '#.storybook/preview';
import { BillPaymentFlow, billPaymentMachine, type Bill } from '@rad-wallet/ui/flows/bill-payment';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { billCategories, recentBills } from '../../apps/wallet/src/content/bills';
import { FlowStory, inState, type FlowSituation } from '../support/FlowStory';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

type Context = FlowSituation<typeof billPaymentMachine>['context'];

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

const onLeft = fn().mockName('left');

const meta = preview.meta({
  title: 'Flows/Bill Payment',
  beforeEach: () => void onLeft.mockReset(),
});

interface Shown {
  bills?: readonly Bill[];
  categories?: typeof billCategories;
}

/** Stands still in a state: no timer runs. */
function still(
  state: string,
  context: Context = {},
  { bills = recentBills, categories = billCategories }: Shown = {},
) {
  return {
    parameters: inState(billPaymentMachine, state),
    render: () => (
      <FlowStory machine={billPaymentMachine} at={{ state, context }} onLeft={onLeft}>
        {(actor) => <BillPaymentFlow actor={actor} categories={categories} bills={bills} />}
      </FlowStory>
    ),
  };
}

const liveMachine = billPaymentMachine.provide({ delays: { processing: 50 } });

/** Runs, and does not keep a story waiting for long. */
function live(endsIn: string) {
  return {
    parameters: inState(billPaymentMachine, endsIn),
    render: () => (
      <FlowStory machine={liveMachine} onLeft={onLeft}>
        {(actor) => (
          <BillPaymentFlow actor={actor} categories={billCategories} bills={recentBills} />
        )}
      </FlowStory>
    ),
  };
}

/** The list of providers, which comes in a chunk of its own. */
const providerList = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('button', { name: /Provider/ }, { timeout: 10_000 });

async function chooseProvider({ canvas, userEvent }: StoryContext, provider: string) {
  await userEvent.click(await providerList({ canvas }));
  await userEvent.click(await screen.findByRole('option', { name: provider }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

export const ChoosingCategory = meta.story({
  ...still('choosingCategory'),
  play: async ({ canvas }) => {
    for (const name of ['Electricity', 'Gas', 'Internet', 'Mobile', 'Cable/TV', 'Education']) {
      await expect(canvas.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(canvas.getAllByRole('button', { name: /^Pay Now/ })).toHaveLength(2);
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

export const BillPaidHere = meta.story({
  ...still('choosingCategory', { paidBills: ['bill-electricity'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Pay Now/ })).toHaveLength(1);
    await expect(canvas.getAllByText('Paid')).toHaveLength(2);
  },
});

export const NoRecentBills = meta.story(still('choosingCategory', {}, { bills: [] }));

export const ChoosingCategoryLongTexts = meta.story(
  still('choosingCategory', {}, { bills: [longBill, ...recentBills] }),
);

export const EnteringDetails = meta.story({
  ...still('enteringDetails', { category: 'electricity' }),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent('Select provider');
    await expect(canvas.getByText('Payment is instant and irreversible.')).toBeVisible();
  },
});

export const ProvidersOpen = meta.story({
  ...still('enteringDetails', { category: 'tv' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await providerList({ canvas }));
    await screen.findByRole('listbox');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names).toEqual(['DishTV', 'PTCL Smart TV', 'Nayatel TV']);
  },
});

export const DetailsEntered = meta.story({
  ...still('enteringDetails', entered),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent('LESCO');
  },
});

export const DetailsLongTexts = meta.story({
  ...still('enteringDetails', long, {
    categories: [{ id: 'electricity', providers: [longProvider] }],
  }),
  play: async ({ canvas }) => {
    await expect(await providerList({ canvas })).toHaveTextContent(longProvider);
  },
});

export const EverythingMissing = meta.story({
  ...still('enteringDetails', { category: 'gas', details: noDetails }),
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
  ...still('enteringDetails', { ...entered, details: { ...details, accountNumber: '   ' } }),
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

export const AmountRefused = meta.story({
  ...still('enteringDetails', { ...entered, details: { ...details, amount: '0.00' } }),
  play: async ({ canvas, userEvent }) => {
    await providerList({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
    await expectToast('Invalid Amount', 'Please enter a valid amount greater than 0.');
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Amount/)).toBeInvalid();
  },
});

export const Paying = meta.story({
  ...still('paying', entered),
  play: async ({ canvas }) => {
    await providerList({ canvas });
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(canvas.getByLabelText(/Amount/)).toHaveAttribute('readonly');
  },
});

export const Paid = meta.story({
  ...still('paid', paid),
  play: async ({ canvas }) => {
    for (const text of ['LESCO', '04 12345 6789012 U', 'Rs. 4,850.50', 'Nov 21, 2026']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const PaidLongTexts = meta.story(still('paid', { ...paid, ...long }));

export const WalkedByMouse = meta.story({
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
    await step('go back and forth without losing anything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Gas/ }));
      await expect(await providerList(context)).toHaveTextContent('SNGPL');
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('۲٬۵۰۰٫۵۰');
    });
    await step('pay once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay Bill' }));
      await canvas.findByRole('heading', { name: 'Bill Paid' });
      await expectToast('Payment successful!');
      await waitFor(() => expect(canvas.getByText('Rs. 2,500.50')).toBeVisible());
      await expect(canvas.getByText('1122334455')).toBeVisible();
    });
    await step('pay another, with everything empty', async () => {
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

export const RecentBillPaid = meta.story({
  ...live('choosingCategory'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay Now: SSGC' }));
    await expect(await providerList({ canvas })).toHaveTextContent('SSGC');
    await expect(canvas.getByLabelText(/Amount/)).toHaveValue('2150.50');
    await userEvent.type(canvas.getByLabelText(/Account or Consumer Number/), '99');
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await canvas.findByRole('heading', { name: 'Bill Paid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('button', { name: 'Pay Now: K-Electric' });
    await expect(canvas.queryByRole('button', { name: 'Pay Now: SSGC' })).not.toBeInTheDocument();
  },
});

export const WalkedByKeyboard = meta.story({
  ...live('left'),
  play: async ({ canvas, userEvent }) => {
    const payNow = await canvas.findByRole('button', { name: 'Pay Now: K-Electric' });
    for (let press = 0; document.activeElement !== payNow && press < 20; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Bill Details' })).toHaveFocus();
    const provider = await providerList({ canvas });
    await userEvent.tab();
    await expect(provider).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Account or Consumer Number/)).toHaveFocus();
    await userEvent.keyboard('0400012345');
    const pay = canvas.getByRole('button', { name: /^Pay/ });
    for (let press = 0; document.activeElement !== pay && press < 8; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    const finish = await canvas.findByRole('button', { name: 'Back to home' });
    for (let press = 0; document.activeElement !== finish && press < 5; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  },
});

export const LeftFromTheFirstStep = meta.story({
  ...live('choosingCategory'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});
