import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { BottomBar } from '../components/BottomBar';
import { InvestmentFlow, investmentMachine } from './investment';
import { money } from '../format/testing/money';
import type { WalletHrefs } from '../hooks/useHrefs';
import { WalletProvider } from '../provider';
import { FundsScreen } from './funds';
import { HelpSupportScreen } from './help-support';
import { HomeScreen } from './home';
import { TransactionReceiptScreen } from './transaction-receipt';

const loading = { status: 'loading' } as const;

const fund = {
  id: 'f1',
  name: 'Income Fund',
  category: 'income',
  risk: 'low',
  return1Y: '8.5',
  return3Y: '25.8',
  minInvestment: '500',
  currentNAV: '105.25',
  shariahCompliant: true,
  description: 'Sukuk.',
  holdings: [],
} as const;

const { context } = createActor(investmentMachine).getSnapshot();
const invested = createActor(investmentMachine, {
  snapshot: investmentMachine.resolveState({
    value: 'invested',
    context: { ...context, fund, amount: '500' },
  }),
});

const screens: Record<string, ReactNode> = {
  HomeScreen: <HomeScreen balances={loading} transactions={loading} />,
  FundsScreen: <FundsScreen available={loading} transactions={loading} />,
  HelpSupportScreen: <HelpSupportScreen faqs={[]} contacts={null} onLiveChat={() => {}} />,
  'InvestmentFlow, after a purchase,': <InvestmentFlow actor={invested} funds={[]} />,
  'TransactionReceiptScreen, without a receipt,': (
    <TransactionReceiptScreen
      receipt={{ status: 'ready', value: null }}
      onDownload={() => {}}
      onShared={() => {}}
      onHashCopied={() => {}}
      onHashCopyFailed={() => {}}
    />
  ),
  BottomBar: <BottomBar path="/" />,
};

const countLinks = (screen: ReactNode, hrefs: Partial<WalletHrefs>) =>
  renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC" hrefs={hrefs}>
      {screen}
    </WalletProvider>,
  ).split('href="/activity"').length - 1;

// Links that are not offered: docs/rules.md NAV-17.
it.each(Object.keys(screens))('%s has no link to a history that the app does not have', (name) => {
  expect(countLinks(screens[name], { history: '/activity' })).toBeGreaterThan(0);
  expect(countLinks(screens[name], { history: null })).toBe(0);
});
