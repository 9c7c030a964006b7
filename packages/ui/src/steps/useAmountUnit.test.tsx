// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { AmountField } from '../components/AmountField';
import type { CurrencyCode } from '../format';
import { money } from '../format/testing/money';
import { en } from '../messages/en';
import { WalletProvider } from '../provider';
import { useAmountUnit } from './useAmountUnit';

const LABEL = 'Amount';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function FieldInCurrency({ currency, amount }: { currency: CurrencyCode; amount: string }) {
  return <AmountField label={LABEL} defaultValue={amount} {...useAmountUnit(currency)} />;
}

/** Types each text in turn into the field, and returns what the field contains after each of them. */
function typeInto(field: ReactNode, ...texts: readonly string[]) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <WalletProvider money={money} messages={en}>
        {field}
      </WalletProvider>,
    ),
  );
  const input = container.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const values = texts.map((text) => {
    act(() => {
      setValue?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return input?.value;
  });
  act(() => root.unmount());
  container.remove();
  return values;
}

// docs/rules.md MONEY-16.
it.each([
  ['PKR', '0.00', '0.001', '0.00'],
  ['PKR', '۰٫۰۵', '۰٫۰۵۱', '۰٫۰۵'],
  // Commas group digits, so this would be 1.23456.
  ['PKR', '', '1.234,56', ''],
  ['PKR', '1.50', '1.500', '1.500'],
  ['PKR', '12', '12x', '12x'],
  ['GOLD', '0.06', '0.063', '0.063'],
  ['GOLD', '0.063', '0.0631', '0.063'],
] as const)('in %s, %j and then %j leaves %j', (currency, amount, typed, left) => {
  expect(typeInto(<FieldInCurrency {...{ currency, amount }} />, typed)).toEqual([left]);
});

it('can be shortened if it has more decimals than its new currency', () => {
  const field = <FieldInCurrency currency="PKR" amount="0.1234" />;
  expect(typeInto(field, '0.12345', '0.123', '0.1234')).toEqual(['0.1234', '0.123', '0.123']);
});

it('has no limit by default', () => {
  expect(typeInto(<AmountField label={LABEL} />, '0.00000001')).toEqual(['0.00000001']);
});
