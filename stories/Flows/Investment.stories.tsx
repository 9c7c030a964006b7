import preview, { navigate } from '#.storybook/preview';
import { investmentPlan } from '@rad-wallet/testing/features/investment';
import { Button } from '@rad-wallet/ui/Button';
import {
  InvestmentFlow,
  investmentMachine,
  calculateUnits,
  type Fund,
  type InvestInput,
  type InvestmentActor,
  type Purchase,
} from '@rad-wallet/ui/features/investment';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request, simulate } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useFunds } from '../../apps/wallet/src/hosts/demo/funds';
import { mapLoadable } from '../../apps/wallet/src/platform/api/toLoadable';
import { funds } from '../support/englishContent';
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
import { tabTo } from '../support/keyboard';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const findFund = (id: string) => funds.find((fund) => fund.id === id) ?? null;
const equity = findFund('f1');
const income = findFund('f2');

const PAST_PERFORMANCE = 'Past performance does not guarantee future returns.';

const longFund: Fund = {
  id: 'long',
  name: 'First Karachi Consolidated Islamic Infrastructure and Renewable Energy Opportunities Fund',
  category: 'balanced',
  risk: 'medium',
  return1Y: '-112.8',
  return3Y: '1338.2',
  minInvestment: '123456789012.5',
  currentNAV: '98765432.1',
  shariahCompliant: true,
  description:
    'Wind, sun and water power along the coast, the grid that brings it to the cities, and the Sukuk by which all of it is paid for, chosen by a board that meets each month.',
  holdings: ['Government Ijarah Sukuk of the Islamic Republic of Pakistan, due 2031', 'Power'],
};

const invest = fn().mockName('invest');
const purchase = { units: '11.90', navPrice: '126.05' };

const renderFunds = (getListedFunds: readonly Fund[]) => (actor: InvestmentActor) => (
  <InvestmentFlow actor={actor} funds={getListedFunds} />
);

function Marketplace({ actor, others = [] }: { actor: InvestmentActor; others?: readonly Fund[] }) {
  return (
    <InvestmentFlow
      actor={actor}
      funds={mapLoadable(useFunds(), (funds) => [...others, ...funds])}
    />
  );
}

const quickMachine = investmentMachine.provide({
  actors: {
    invest: simulate<Purchase, InvestInput>(50, ({ amount, fund }) => ({
      units: calculateUnits(amount, fund),
      navPrice: fund.currentNAV,
    })),
  },
});
const serverMachine = investmentMachine.provide({
  actors: { invest: request((input: InvestInput) => invest(input)) },
});

const { live, onLeft, inState } = createFlowStories({
  machine: investmentMachine,
  live: quickMachine,
  view: (actor) => <Marketplace actor={actor} />,
});

const list = createListStories({
  items: funds,
  failure: 'The funds could not be loaded',
  view: (loaded) => (
    <FlowStory machine={investmentMachine} at={{ state: 'browsing' }}>
      {(actor) => <InvestmentFlow actor={actor} funds={loaded} />}
    </FlowStory>
  ),
  playWhileLoading: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Low' }));
  },
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Low risk')).not.toHaveLength(0);
    await expect(canvas.queryByText('High risk')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
  },
});
const listParameters = describeState(investmentMachine, 'browsing');

const meta = preview.meta({
  title: 'Flows/Investment',
  component: InvestmentFlow,
  parameters: {
    languages: {
      names: [longFund.name, longFund.description, ...longFund.holdings],
    },
  },
  beforeEach: () => {
    onLeft.mockReset();
    invest.mockReset().mockResolvedValue(purchase);
  },
});

function listed(canvas: StoryContext['canvas']) {
  return canvas.getAllByRole('button', { name: /Fund/ }).map((row) => row.textContent);
}

function expectMinimum(minimum: string) {
  return async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invest Now' }));
    const text = `Minimum investment is Rs. ${minimum}`;
    await expectToast('Invalid amount', text);
    await expect(canvas.getByLabelText(/Amount/)).toBeInvalid();
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Amount/)).toHaveAccessibleDescription(
      new RegExp(`Minimum investment is Rs\\.\\s${minimum}`),
    );
  };
}

export const Browsing = meta.story({
  tags: ['step'],
  ...inState('browsing'),
  play: async ({ canvas }) => {
    await expect(listed(canvas)).toHaveLength(4);
    for (const percent of ['15.2%', '8.5%', '12.8%', '18.5%', '42.5%', '25.8%', '38.2%', '52.3%']) {
      await expect(canvas.getByText(percent)).toBeVisible();
    }
    await expect(canvas.getByText(PAST_PERFORMANCE)).toBeVisible();
  },
});

export const LowRisk = meta.story({
  ...live('browsing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Low'));
    await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
    await expect(listed(canvas)).toEqual([expect.stringContaining('Income')]);
  },
});

export const YourFunds = meta.story({
  ...inState(
    'browsing',
    {
      positions: [
        { fundId: 'f1', units: '61.97' },
        { fundId: 'long', units: '1234567.89' },
      ],
    },
    (actor) => <Marketplace actor={actor} others={[longFund]} />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your funds' })).toHaveTextContent(
      'Rs. 7,777.24',
    );
  },
});

export const MediumRisk = meta.story(inState('browsing', { filter: 'medium' }));

export const HighRisk = meta.story({
  ...inState('browsing', { filter: 'high' }),
  play: async ({ canvas }) => {
    await expect(listed(canvas)).toHaveLength(2);
  },
});

export const NoFunds = meta.story(inState('browsing', { filter: 'low' }, renderFunds([longFund])));

export const BrowsingLongTexts = meta.story(
  inState('browsing', {}, (actor) => <Marketplace actor={actor} others={[longFund]} />),
);

export const ViewingFund = meta.story({
  tags: ['step'],
  ...inState('viewing', { fund: equity }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shariah compliant')).toBeVisible();
    await expect(canvas.getByText(PAST_PERFORMANCE)).toBeVisible();
    await expect(canvas.getByText('Rs. 125.50')).toBeVisible();
    await expect(canvas.getAllByText('0.00 units')[0]).toBeVisible();
  },
});

export const AmountEntered = meta.story({
  ...inState('viewing', { fund: equity, amount: '1,255' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.00 units')).toBeVisible();
  },
});

export const UnitsRounded = meta.story({
  ...inState('viewing', { fund: equity, amount: '1000' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7.97 units')).toBeVisible();
  },
});

export const UrduDigitsPasted = meta.story({
  ...inState('viewing', { fund: income }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/Amount/));
    await userEvent.paste('Rs. ۲٬۱۰۵');
    await expect(await canvas.findByText('20.00 units')).toBeVisible();
  },
});

export const AmountMissing = meta.story({
  ...inState('viewing', { fund: equity }),
  play: expectMinimum('1,000'),
});

export const AmountBelowMinimum = meta.story({
  ...inState('viewing', { fund: income, amount: '499.99' }),
  play: expectMinimum('500'),
});

export const AmountNotANumber = meta.story({
  ...inState('viewing', { fund: income, amount: 'a lot' }),
  play: expectMinimum('500'),
});

export const ViewingLongTexts = meta.story(
  inState('viewing', { fund: longFund, amount: '123456789012345678901234.56' }),
);

export const NotShariahCompliant = meta.story({
  ...inState('viewing', { fund: { ...longFund, name: 'Other Fund', shariahCompliant: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Shariah compliant')).not.toBeInTheDocument();
  },
});

export const Processing = meta.story({
  tags: ['step'],
  ...inState('processing', { fund: equity, amount: '1000' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

const inDoubt = {
  fund: equity,
  amount: '1000',
  ...createInDoubtContext({ payee: equity?.name, amount: '1000' }),
};

export const AskedToRepeat = meta.story({
  tags: ['no-visual'],
  ...inState('asking', {
    ...inDoubt,
    ...createRepeatContext({ payee: equity?.name, amount: '1000' }),
  }),
});

export const PaymentInDoubt = meta.story(inState(UNRESOLVED, inDoubt));

export const CheckingPayment = meta.story(inState(REPEATING, inDoubt));

export const FindingPayment = meta.story({ tags: ['no-visual'], ...inState(FINDING, inDoubt) });

export const Invested = meta.story({
  tags: ['step'],
  ...inState('invested', { fund: equity, amount: '1000' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Rs. 1,000.00')).toBeVisible();
    await expect(canvas.getByText('7.97')).toBeVisible();
    await expect(canvas.getByText('Rs. 125.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'View transactions' }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    await expect(navigate.mock.lastCall?.[0]).toBe('/transactions');
  },
});

export const InvestedLongTexts = meta.story(
  inState('invested', { fund: longFund, amount: '123456789012345678901234.56' }),
);

export const SubmittedOnce = meta.story({
  ...live('processing', undefined, serverMachine),
  beforeEach: () => void invest.mockReturnValue(new Promise(() => {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Islamic Income Fund/ }));
    await userEvent.type(await canvas.findByLabelText(/Amount/), '500');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Invest Now' }));
    await expect(await canvas.findByText('Processing...')).toBeVisible();
    await expect(canvas.getByLabelText(/Amount/)).toHaveAttribute('readonly');
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const CompletedByMouse = meta.story({
  ...live('viewing'),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a fund', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Islamic Balanced Fund/ }));
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('go back and forward: all input is kept', async () => {
      await userEvent.type(await canvas.findByLabelText(/Amount/), '2,315');
      await expect(canvas.getByText('20.00 units')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /Islamic Balanced Fund/ }));
      await expect(await canvas.findByLabelText(/Amount/)).toHaveValue('2,315');
    });
    await step('invest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invest Now' }));
      await canvas.findByRole('heading', { name: 'Investment successful' });
      await expectToast('Investment successful!');
      await expect(canvas.getByText('20.00')).toBeInTheDocument();
    });
    await step('return to the list, the amount cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await userEvent.click(await canvas.findByRole('button', { name: /Islamic Balanced Fund/ }));
      await expect(await canvas.findByLabelText(/Amount/)).toHaveValue('');
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

export const CompletedByKeyboard = meta.story({
  ...live('invested'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByRole('button', { name: /Islamic Income Fund/ }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await userEvent.keyboard('2105{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Investment successful' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View transactions' })).toHaveFocus();
  },
});

export const InvestmentFailed = meta.story(
  inState('viewing', { fund: income, amount: '1,500', problem: { id: 'investmentFailed' } }),
);

/** The retry uses the same idempotency key; units and price come from the server. */
export const FailedThenInvested = meta.story({
  tags: ['no-visual'],
  ...live('invested', undefined, serverMachine),
  parameters: { ...describeState(investmentMachine, 'invested'), expectConsoleError: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    invest.mockRejectedValueOnce(new Error('500: The market is closed'));
    await followPlan(context, investmentPlan, 'processing');
    await expectToast('There was an error making your investment. Please try again.');
    await expect(canvas.getByLabelText(/Amount/)).toHaveValue('750');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Invest Now' }));
    await expect(await canvas.findByText('11.90')).toBeInTheDocument();
    await expect(canvas.getByText('Rs. 126.05')).toBeInTheDocument();
    const keys = invest.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
});

export const RejectedWithCustomError = meta.story({
  tags: ['no-visual'],
  ...live('viewing', undefined, serverMachine),
  parameters: { ...describeState(investmentMachine, 'viewing'), expectConsoleError: true },
  play: async (context) => {
    invest.mockRejectedValueOnce(
      new ProblemError({
        id: 'sendInsufficientBalance',
        values: { amount: { amount: '12', naming: 'isoCode' } },
      }),
    );
    await followPlan(context, investmentPlan, 'processing');
    const text = 'Your available balance is PKR 12.00. Please enter a lower amount.';
    await expect((await context.canvas.findAllByText(text)).length).toBeGreaterThan(0);
  },
});

export const CustomStep = meta.story({
  tags: ['no-visual'],
  ...live('browsing', (actor) => (
    <InvestmentFlow
      actor={actor}
      funds={funds}
      steps={{
        invested: ({ actor: running }) => (
          <Screen header={<PageHeader title="Thank you" />}>
            <Button onPress={() => running.send({ type: 'finished' })}>On to the next</Button>
          </Screen>
        ),
      }}
    />
  )),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await followPlan(context, investmentPlan, 'invested');
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'On to the next' }));
    await canvas.findByRole('heading', { name: 'Investment Marketplace' });
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

export const FundsLoading = meta.story({ ...list.loading, parameters: listParameters });

export const FundsLoadError = meta.story({ ...list.loadError, parameters: listParameters });

/** Keeps the risk filter selected while the funds load. */
export const FundsLoadedAfterRetry = meta.story({
  ...list.loadedAfterRetry,
  parameters: listParameters,
});
