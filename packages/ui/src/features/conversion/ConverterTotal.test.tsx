import { holdings } from '@rad-wallet/mocks/samples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConverterTotal } from './ConverterTotal';
import { toPlainText } from '../../format';
import { money } from '../../format/testing/money';
import { conversionMessages } from './messages';
import { WalletProvider } from '../../provider';
import type { Loadable, WalletAccount } from '../../types';

function getShownAmounts(accounts: Loadable<readonly WalletAccount[]>) {
  const html = renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <ConverterTotal accounts={accounts} sample={holdings} />
    </WalletProvider>,
  );
  return (
    toPlainText(html.replaceAll(/<[^>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      // The decimals of the total are in a separate element.
      .replaceAll(/ (?=\.\d\d )/g, '')
  );
}

// 711,875 + 29.2 ÷ 0.000063 + 150 ÷ 0.0048 (docs/rules.md BAL-5, BAL-6).
const samples = ['Rs. 1,206,617.06', 'Rs. 711,875.00', '29.2 g', '150.0 g'];

it.each([
  ['are loading', { status: 'loading' }, conversionMessages.en.sampleWhileLoading],
  ['could not be read', { status: 'error', retry: () => {} }, conversionMessages.en.sampleFigures],
] as const)('shows sample holdings, labelled as such, while accounts %s', (_, accounts, note) => {
  const text = getShownAmounts(accounts);
  for (const figure of samples) expect(text).toContain(figure);
  expect(text).toContain(note);
});

it("shows the holdings at the converter's rates once they are loaded", () => {
  const text = getShownAmounts({
    status: 'ready',
    value: [
      { id: 'p', type: 'trustvault', balance: '1000' },
      { id: 'g', type: 'gold', balance: '0.063' },
      { id: 's', type: 'silver', balance: '0.48' },
    ],
  });
  for (const figure of [
    'Rs. 2,100.00',
    'Rs. 1,000.00',
    '0.1 g',
    '0.5 g',
    conversionMessages.en.atRates,
  ]) {
    expect(text).toContain(figure);
  }
  expect(text).not.toContain('Sample');
});
