import preview from '#.storybook/preview';
import { dinarHoldings, dinarMoneyDefinition, contacts } from '@rad-wallet/mocks/samples';
import { Amount } from '@rad-wallet/ui/Amount';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { Button } from '@rad-wallet/ui/Button';
import { DescriptionList } from '@rad-wallet/ui/DescriptionList';
import {
  ConversionFlow,
  conversionMachine,
  type ConversionActor,
} from '@rad-wallet/ui/features/conversion';
import { SendMoneyFlow, sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { defineMoney, type Money, type MoneyDefinition } from '@rad-wallet/ui/format';
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { HomeScreen } from '@rad-wallet/ui/features/home';
import { INITIAL_VIEW, TransactionsScreen } from '@rad-wallet/ui/features/transactions';
import { ZakatSheet } from '@rad-wallet/ui/features/zakat';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowStory } from '../support/FlowStory';
import { dinarMoney } from '../support/money';
import { expectProblem } from '../support/toast';

const meta = preview.meta({
  title: 'Foundations/Money',
  component: WalletProvider,
  parameters: { money: dinarMoney, docs: { story: { inline: false, height: '844px' } } },
});

const retry = fn().mockName('retry');
const convert = fn().mockName('convert');

type Quotes = MoneyDefinition['rates'];
const loading: Quotes = { status: 'loading' };
const failed: Quotes = { status: 'error', retry };

const accounts = [
  { id: 'current', type: 'current', balance: dinarHoldings.KWD },
  { id: 'gold', type: 'gold', balance: dinarHoldings.GOLD_TOLA },
  { id: 'platinum', type: 'PLATINUM', balance: dinarHoldings.PLATINUM },
];
const initialEvents = [
  { type: 'accounts.changed', accounts: { status: 'ready', value: accounts } },
] as const;

const amounts = [
  ['Dinars have 3 decimals', '1500.25', 'KWD'],
  ['Another currency', '3.6', 'USD'],
  ['Gold in tola', '3.5', 'GOLD_TOLA'],
  ['Platinum in grams', '40', 'PLATINUM'],
  ['A currency of another wallet', '9.99', 'EUR'],
] as const;

/** The amounts of a rupee wallet in this wallet's currencies and units. */
export const Amounts = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <DescriptionList
      items={amounts.map(([term, value, currency]) => ({
        term,
        value: <Amount value={value} currency={currency} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of ['KD 1,500.250', 'USD 3.60', '3.500 tola', '40.00 g', 'EUR 9.99']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const AmountsInUrdu = meta.story({
  ...Amounts.input,
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.500 تولہ')).toBeInTheDocument();
  },
});

const Home = () => (
  <AppShell>
    <HomeScreen
      balances={{
        status: 'ready',
        value: { total: '4451.585', holdings: { KWD: dinarHoldings.KWD } },
      }}
      metals={{
        status: 'ready',
        value: { GOLD_TOLA: dinarHoldings.GOLD_TOLA, PLATINUM: dinarHoldings.PLATINUM },
      }}
      transactions={{ status: 'ready', value: [] }}
    />
  </AppShell>
);

/** The breakdown has a part for each metal. */
export const HomeInDinars = meta.story({
  render: () => <Home />,
  play: async ({ canvas }) => {
    const total = canvas.getByRole('region', { name: 'Total Balance' });
    await expect(total).toHaveTextContent('KD 4,451.585');
    await expect(total).toHaveTextContent('3.5 tola');
    await expect(within(total).getByText('Platinum')).toBeVisible();
    await expect(total).toHaveTextContent('9.0% of the total');
  },
});

export const HomeInDinarsInArabic = meta.story({
  render: () => <Home />,
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('بلاتين')).toBeVisible();
  },
});

/** Without prices, balances are shown without percentages. */
export const PricesNotLoaded = meta.story({
  parameters: { money: defineMoney({ ...dinarMoneyDefinition, prices: failed }) },
  beforeEach: () => void retry.mockReset(),
  render: () => <Home />,
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByRole('region', { name: 'Total Balance' });
    await expect(total).toHaveTextContent('3.5 tola');
    await expect(total).not.toHaveTextContent('% of the total');
    await expect(canvas.getByRole('alert')).toHaveTextContent(en.home.pricesFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const machine = conversionMachine.provide({ actors: { convert: request(convert) } });

const view = (actor: ConversionActor) => (
  <ConversionFlow actor={actor} recent={{ status: 'ready', value: [] }} />
);

const converter = (money: Money) => ({
  parameters: { money },
  beforeEach: () => {
    retry.mockReset();
    convert.mockReset();
  },
  render: () => (
    <FlowStory machine={machine} input={{ money }} given={[...initialEvents, { type: 'opened' }]}>
      {view}
    </FlowStory>
  ),
});

async function openedDialog() {
  return within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
}

/** The preview shows when the rates were published. */
export const ConverterInDinars = meta.story({
  ...converter(dinarMoney),
  play: async () => {
    const dialog = await openedDialog();
    await expect(await dialog.findByText(/^Rate as of Nov 21, 2026/)).toBeVisible();
    await expect(dialog.getByText(/Available balance: KD 2,418\.625/)).toBeVisible();
  },
});

export const RatesLoading = meta.story({
  ...converter(defineMoney({ ...dinarMoneyDefinition, rates: loading })),
  play: async ({ userEvent }) => {
    const dialog = await openedDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }));
    await expectProblem(en.conversion.toasts.ratesNotLoaded.description);
    await expect(convert).not.toHaveBeenCalled();
  },
});

/** Nothing is converted without rates; pressing Convert requests them again. */
export const RatesNotLoaded = meta.story({
  ...converter(defineMoney({ ...dinarMoneyDefinition, rates: failed })),
  play: async ({ userEvent }) => {
    const dialog = await openedDialog();
    await expect(dialog.getByText(en.common.ratesFailed)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(retry).toHaveBeenCalledOnce());
    await expect(convert).not.toHaveBeenCalled();
  },
});

const laterMoney = defineMoney({
  ...dinarMoneyDefinition,
  rates: {
    status: 'ready',
    value: {
      values: { ...dinarMoneyDefinition.rates.value.values, USD: '3.3' },
      asOf: '2026-11-21T10:00:00Z',
    },
  },
});

function WithChangingRates({ children }: { children: ReactNode }) {
  const [money, setMoney] = useState<Money>(dinarMoney);
  return (
    <WalletProvider money={money} messages={en} timeZone="Asia/Karachi">
      <Button onPress={() => setMoney(laterMoney)}>Change the rates</Button>
      {children}
    </WalletProvider>
  );
}

/** An open preview uses the provider's latest rates. */
export const RatesChanged = meta.story({
  tags: ['no-visual'],
  beforeEach: () => void convert.mockReset(),
  render: () => (
    <WithChangingRates>
      <FlowStory machine={machine} input={{ money: dinarMoney }} given={[...initialEvents]}>
        {view}
      </FlowStory>
    </WithChangingRates>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert Currency' }));
    const dialog = await openedDialog();
    await expect(await dialog.findByText(/3,250\.00/)).toBeVisible();
    // The button is behind the dialog.
    canvas.getByText('Change the rates').click();
    await expect(await dialog.findByText(/3,300\.00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(convert).toHaveBeenCalledOnce());
    await expect(convert.mock.lastCall?.[0]).toMatchObject({
      source: { currency: 'KWD', amount: '1000' },
      target: { currency: 'USD', amount: '3300' },
    });
  },
});

/** The available balance has the dinar's decimals. */
export const SendingDinars = meta.story({
  render: () => (
    <AppShell>
      <FlowStory
        machine={sendMoneyMachine}
        input={{ money: dinarMoney }}
        at={{
          state: 'enteringAmount',
          context: {
            accounts: { status: 'ready', value: accounts },
            contact: contacts[1],
            amount: '12.500',
          },
        }}
      >
        {(actor) => <SendMoneyFlow actor={actor} contacts={contacts} />}
      </FlowStory>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Amount \(KWD\)/)).toHaveValue('12.500');
    await expect(canvas.getByText('Available balance: KD 2,418.625')).toBeVisible();
  },
});

/** A wallet without silver offers only the gold nisab. */
export const ZakatInTola = meta.story({
  render: () => (
    <ZakatSheet isOpen onOpenChange={fn()} holdings={{ status: 'ready', value: dinarHoldings }} />
  ),
  play: async () => {
    const sheet = await openedDialog();
    await expect(sheet.getByRole('radio', { name: /^Gold/ })).toBeInTheDocument();
    await expect(sheet.queryByRole('radio', { name: /^Silver/ })).not.toBeInTheDocument();
  },
});

const received: WalletTransaction[] = [
  { id: 't-2', currency: 'USD', amount: '325', contact: 'Refund' },
  { id: 't-1', currency: 'KWD', amount: '850.500', contact: 'Salary' },
].map((entry) => ({
  ...entry,
  type: 'received',
  status: 'completed',
  timestamp: '2026-11-20T08:00:00Z',
}));

/** An error replaces sums that need the rates; the transactions stay visible. */
export const SumsWithoutRates = meta.story({
  parameters: { money: defineMoney({ ...dinarMoneyDefinition, rates: failed }) },
  render: () => (
    <AppShell>
      <TransactionsScreen
        portfolioValue={{ status: 'ready', value: '4451.585' }}
        latest={{ status: 'ready', value: received }}
        all={{ status: 'ready', value: received }}
        view={{ ...INITIAL_VIEW, kind: 'in' }}
        onViewChange={fn()}
        getHref={() => '/receipt'}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(en.common.ratesFailed);
    await expect(canvas.getByText(/KD 850\.500$/)).toBeVisible();
  },
});
