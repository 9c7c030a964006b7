import preview from '#.storybook/preview';
import { accounts, holdings } from '@rad-wallet/mocks/samples';
import { Button } from '@rad-wallet/ui/Button';
import { Dialog } from '@rad-wallet/ui/Dialog';
import {
  ConversionFlow,
  conversionMachine,
  conversionSteps,
  type ConversionActor,
} from '@rad-wallet/ui/features/conversion';
import { ProblemError } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import type { Loadable, WalletTransaction } from '@rad-wallet/ui/types';
import { useSelector } from '@xstate/react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { createFlowStories } from '../support/createFlowStories';
import { FlowStory, describeState, type FlowState } from '../support/FlowStory';
import {
  createInDoubtContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { tabTo } from '../support/keyboard';
import type { StoryContext } from '../support/types';
import { expectProblem, expectToast } from '../support/toast';

type Context = FlowState<typeof conversionMachine>['context'];

const entry = {
  contact: 'Convert PKR to GOLD',
  conversion: { from: 'PKR', to: 'GOLD' },
  status: 'completed',
};
const recent: WalletTransaction[] = [
  {
    ...entry,
    id: '3',
    type: 'withdrawal',
    currency: 'PKR',
    amount: '10000.00',
    timestamp: '2026-11-21T09:50:00.000Z',
  },
  {
    ...entry,
    id: '2',
    type: 'gold_purchase',
    currency: 'GOLD',
    amount: '0.63',
    timestamp: '2026-11-21T09:50:00.000Z',
  },
  {
    ...entry,
    id: '1',
    type: 'deposit',
    currency: 'USD',
    amount: '72.00',
    contact: 'Convert PKR to USD',
    conversion: { from: 'PKR', to: 'USD' },
    timestamp: '2026-11-15T10:30:00.000Z',
  },
];

const retryAccounts = fn().mockName('retry accounts');
const retryRecent = fn().mockName('retry recent');
const convert = fn().mockName('convert');

const loadedAccounts = { status: 'ready' as const, value: accounts };
const failedAccounts = { status: 'error' as const, retry: retryAccounts };

const renderWith = (shown: Loadable<WalletTransaction[]>) => (actor: ConversionActor) => (
  <ConversionFlow actor={actor} recent={shown} sampleHoldings={holdings} />
);

const liveMachine = conversionMachine.provide({ actors: { convert: request(convert) } });

const flow = createFlowStories({
  machine: conversionMachine,
  live: liveMachine,
  given: [{ type: 'accounts.changed', accounts: loadedAccounts }],
  view: renderWith({ status: 'ready', value: recent }),
});
const { live, onLeft } = flow;

const meta = preview.meta({
  title: 'Flows/Conversion',
  component: ConversionFlow,
  parameters: {
    // Use a separate iframe on the docs page, where open dialogs would overlap.
    docs: { story: { inline: false, iframeHeight: '844px' } },
  },
  beforeEach: () => {
    onLeft.mockReset();
    convert.mockReset();
    retryAccounts.mockReset();
  },
});

/** Waits for the lazy-loaded dialog. Queries by text are faster than by role. */
async function dialog() {
  await screen.findByText('You get', {}, { timeout: 10_000 });
  return within(screen.getByRole('dialog', { name: 'Convert Currency' }));
}

const still = (state: string, context: Context = {}, shown?: Loadable<WalletTransaction[]>) => ({
  ...flow.inState(state, { accounts: loadedAccounts, ...context }, shown && renderWith(shown)),
  play: async () => {
    if (state !== 'closed') await dialog();
  },
});

async function expectSample(canvas: StoryContext['canvas']) {
  const total = canvas.getByRole('region', { name: 'Total Balance' });
  for (const figure of ['Rs. 1,206,617.06', 'Rs. 711,875.00', '29.2 g', '150.0 g']) {
    await expect(total).toHaveTextContent(figure);
  }
}

export const Closed = meta.story(still('closed'));

export const AccountsLoading = meta.story({
  ...still('closed', { accounts: { status: 'loading' } }),
  play: async ({ canvas }) => {
    await expectSample(canvas);
    await expect(canvas.getByText('Sample amounts until yours have loaded')).toBeVisible();
  },
});

export const AccountsLoadError = meta.story({
  ...still('closed', { accounts: failedAccounts }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your accounts could not be loaded');
    await expectSample(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryAccounts).toHaveBeenCalled();
  },
});

export const RecentLoading = meta.story(still('closed', {}, { status: 'loading' }));

export const RecentLoadError = meta.story({
  ...still('closed', {}, { status: 'error', retry: retryRecent }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryRecent).toHaveBeenCalled();
  },
});

export const NoConversions = meta.story(still('closed', {}, { status: 'ready', value: [] }));

export const Editing = meta.story({ tags: ['step'], ...still('editing') });

export const EditingGold = meta.story(
  still('editing', { amount: '2.5', source: 'GOLD', target: 'PKR' }),
);

export const EditingLongAmount = meta.story(
  still('editing', { amount: '123456789012345678901234.56', target: 'SILVER' }),
);

export const EditingWithAccountsLoading = meta.story(
  still('editing', { accounts: { status: 'loading' } }),
);

export const EditingWithAccountsLoadError = meta.story(
  still('editing', { accounts: failedAccounts }),
);

export const InvalidAmount = meta.story(
  still('editing', { amount: '0', problem: { id: 'invalidAmount' } }),
);

export const SameCurrency = meta.story(
  still('editing', { target: 'PKR', problem: { id: 'sameCurrency' } }),
);

export const AccountMissing = meta.story(
  still('editing', {
    accounts: { status: 'ready', value: [] },
    target: 'GOLD',
    problem: { id: 'conversionAccountError' },
  }),
);

export const InsufficientBalance = meta.story(
  still('editing', {
    amount: '3000',
    source: 'USD',
    target: 'PKR',
    problem: {
      id: 'conversionInsufficientBalance',
      values: {
        currency: 'USD',
        balance: { amount: '2562.75', currency: 'USD', naming: 'symbol' },
      },
    },
  }),
);

export const ConversionFailed = meta.story({
  tags: ['step'],
  ...still('editing', { problem: { id: 'conversionFailed' } }),
});

/** Convert was pressed before the accounts had loaded. */
export const AwaitingAccounts = meta.story(
  still('awaitingAccounts', { accounts: { status: 'loading' } }),
);

export const AccountsNotLoaded = meta.story(
  still('editing', { accounts: failedAccounts, problem: { id: 'accountsNotLoaded' } }),
);

export const Converting = meta.story({
  tags: ['step'],
  ...still('converting'),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    await expect(getByRole('button', { name: 'Converting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(getByRole('textbox', { name: 'Amount' })).toHaveAttribute('readonly');
  },
});

const inDoubt = createInDoubtContext({ amount: '1000', currency: 'PKR' });

const doubtful = (state: StateValue) => ({
  ...flow.inState(state, { accounts: loadedAccounts, ...inDoubt }),
  play: async () => {
    await screen.findByText('We do not know whether the money moved', {}, { timeout: 10_000 });
  },
});

export const AskedToRepeat = meta.story({
  ...flow.inState('asking', {
    accounts: loadedAccounts,
    ...createRepeatContext({ amount: '1000', currency: 'PKR' }),
  }),
  play: async () => {
    const question = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    await expect(question).toHaveTextContent(/You made this payment of .* 2 minutes ago\./);
    await expect(question).toHaveFocus();
  },
});

export const ConversionInDoubt = meta.story(doubtful(UNRESOLVED));

export const CheckingConversion = meta.story(doubtful(REPEATING));

export const FindingConversion = meta.story({ tags: ['no-visual'], ...doubtful(FINDING) });

/** The result is updated on every keystroke and every change of currency. */
export const PreviewUpdates = meta.story({
  ...live('editing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert Currency' }));
    const { getByRole, getByText } = await dialog();
    const result = () => getByText('You get').nextElementSibling;
    const amount = getByRole('textbox', { name: 'Amount' });
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await expect(amount).toHaveValue('1000');
    await expect(result()).toHaveTextContent('$3.60');
    await userEvent.clear(amount);
    await expect(result()).toHaveTextContent('$0.00');
    await userEvent.type(amount, '2,500,000');
    await expect(result()).toHaveTextContent('$9,000.00');
    await choose(/To$/, 'GOLD Gold');
    await expect(result()).toHaveTextContent('157.500 g');
    await choose(/To$/, 'BHD Bahraini Dinar');
    await expect(result()).toHaveTextContent('BD 3,375.00');
    await userEvent.click(getByRole('button', { name: 'Swap currencies' }));
    await expect(result()).toHaveTextContent('Rs. 1,851,851,851.85');
    await expect(getByText('Available balance: BD 961.031')).toBeVisible();
  },
});

export const CompletedByMouse = meta.story({
  ...live('closed'),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Convert Currency' });
    await userEvent.click(opener);
    const { getByRole } = await dialog();
    await step('the same currency twice is reported at the field and in the toast', async () => {
      await userEvent.click(getByRole('button', { name: /To$/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'PKR Pakistani Rupee' }));
      await userEvent.click(getByRole('button', { name: 'Convert' }));
      const text = 'Please select different currencies for conversion.';
      await expectProblem(text);
    });
    await step('a dismissed toast leaves the dialog open', async () => {
      const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
      await userEvent.click(toast.getByRole('button', { name: 'Dismiss' }));
      await expect(getByRole('button', { name: 'Convert' })).toBeVisible();
    });
    await step('a double press buys silver once', async () => {
      await userEvent.click(getByRole('button', { name: /To$/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'SILVER Silver' }));
      await userEvent.dblClick(getByRole('button', { name: 'Convert' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(convert).toHaveBeenCalledOnce();
      await expect(convert).toHaveBeenCalledWith(
        expect.objectContaining({
          source: { currency: 'PKR', accountId: 'account-pkr', amount: '1000' },
          target: { currency: 'SILVER', accountId: 'account-silver', amount: '4.8' },
        }),
        expect.anything(),
      );
      await expectToast('You converted Rs. 1,000.00 to 4.800 g.');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const CompletedByKeyboard = meta.story({
  ...live('closed'),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Convert Currency' });
    await tabTo({ userEvent }, opener);
    await userEvent.keyboard('{Enter}');
    const { getByRole } = await dialog();
    await waitFor(() => expect(getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.tab();
    await expect(getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    const amount = getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveFocus();
    await userEvent.clear(amount);
    await userEvent.keyboard('10');
    await userEvent.tab();
    await expect(getByRole('button', { name: /From$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('g{Enter}');
    await waitFor(() => expect(getByRole('button', { name: /GOLD Gold From$/ })).toHaveFocus());
    await userEvent.tab();
    await expect(getByRole('button', { name: 'Swap currencies' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(getByRole('button', { name: 'Convert' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(convert).toHaveBeenCalledWith(
      expect.objectContaining({
        source: { currency: 'GOLD', accountId: 'account-gold', amount: '10' },
        target: expect.objectContaining({ currency: 'USD', accountId: 'account-pkr' }),
      }),
      expect.anything(),
    );
  },
});

export const SubmittedWithEnter = meta.story({
  ...live('closed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert Currency' }));
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Amount' }), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(convert).toHaveBeenCalledOnce();
  },
});

export const FailedThenConverted = meta.story({
  ...live('closed'),
  parameters: { ...describeState(conversionMachine, 'closed'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    convert.mockRejectedValueOnce(new Error('500: The ledger is closed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Convert Currency' }));
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Convert' }));
    await findByText('Conversion Failed');
    await userEvent.click(getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const keys = convert.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys).toHaveLength(2);
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** After reopening, the dialog shows the amount typed before. */
export const Reopened = meta.story({
  ...live('editing'),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Convert Currency' });
    await userEvent.click(opener);
    const amount = () => screen.getByRole('textbox', { name: 'Amount' });
    await dialog();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '75');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await dialog();
    await expect(amount()).toHaveValue('75');
  },
});

/** Convert waits until the accounts have loaded. */
export const ConvertedAfterAccountsLoad = meta.story({
  tags: ['no-visual'],
  parameters: describeState(conversionMachine, 'closed'),
  render: () => (
    <FlowStory
      machine={liveMachine}
      given={[{ type: 'accounts.changed', accounts: failedAccounts }, { type: 'opened' }]}
    >
      {(actor) => {
        retryAccounts.mockImplementation(() =>
          actor.send({ type: 'accounts.changed', accounts: loadedAccounts }),
        );
        return renderWith({ status: 'ready', value: recent })(actor);
      }}
    </FlowStory>
  ),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(retryAccounts).toHaveBeenCalledOnce();
    await expect(convert).toHaveBeenCalledOnce();
  },
});

export const RejectedWithCustomError = meta.story({
  tags: ['no-visual'],
  ...live('editing'),
  parameters: { ...describeState(conversionMachine, 'editing'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    convert.mockRejectedValueOnce(new ProblemError({ id: 'conversionAccountError' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Convert Currency' }));
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Convert' }));
    const text = 'Unable to find accounts for conversion.';
    await expectProblem(text);
  },
});

export const ExitedWithBackButton = meta.story({
  tags: ['no-visual'],
  ...live('cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});

function QuickExchange({ actor }: { actor: ConversionActor }) {
  const isOpen = useSelector(actor, conversionSteps.current) === 'dialog';
  return (
    <Dialog
      title="Quick exchange"
      isOpen={isOpen}
      onOpenChange={() => actor.send({ type: 'back' })}
    >
      <Button onPress={() => actor.send({ type: 'submitted' })}>Exchange now</Button>
    </Dialog>
  );
}

export const CustomStep = meta.story({
  ...live('closed', (actor) => (
    <ConversionFlow
      actor={actor}
      recent={{ status: 'ready', value: recent }}
      steps={{ dialog: QuickExchange }}
    />
  )),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert Currency' }));
    const { getByRole } = within(await screen.findByRole('dialog', { name: 'Quick exchange' }));
    await userEvent.click(getByRole('button', { name: 'Exchange now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(convert).toHaveBeenCalledOnce();
  },
});
