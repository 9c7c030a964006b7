// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { AmountField } from '../components/AmountField';
import type { CurrencyCode } from '../format';
import { money } from '../format/testing/money';
import { loadMessages } from '../messages';
import { WalletProvider } from '../provider';
import { useAmountUnit } from './useAmountUnit';

const LABEL = 'Amount';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function FieldInCurrency({ currency, amount }: { currency: CurrencyCode; amount: string }) {
  return <AmountField label={LABEL} defaultValue={amount} {...useAmountUnit(currency)} />;
}

const inWallet = (field: ReactNode) => <WalletProvider money={money}>{field}</WalletProvider>;

/** Types each text in turn, and returns the field's content after each. */
function typeInto(field: ReactNode, ...texts: readonly string[]) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(inWallet(field)));
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

// Typed amounts: docs/rules.md MONEY-16, MONEY-17, MONEY-18.
it.each([
  ['PKR', '0.00', '0.001', '0.001', 'Use at most 2 decimals.'],
  ['PKR', '۰٫۰۵', '۰٫۰۵۱', '۰٫۰۵۱', 'Use at most 2 decimals.'],
  ['PKR', '1.50', '1.500', '1.500', 'Use at most 2 decimals.'],
  ['PKR', '', '1.234,56', '1.234,56', 'Use a point for decimals, as in 12.50.'],
  ['PKR', '', '12,50', '12,50', 'Use a point for decimals, as in 12.50.'],
  ['PKR', '', '۲۵۰۰', '2,500', undefined],
  ['PKR', '12', '12x', '12x', undefined],
  ['PKR', '', '$500', '$500', 'This amount is in another currency. Enter it in PKR.'],
  ['PKR', '', '500 USD', '500 USD', 'This amount is in another currency. Enter it in PKR.'],
  ['PKR', '', '$1.500,00', '$1.500,00', 'This amount is in another currency. Enter it in PKR.'],
  ['PKR', '', 'Rs. 500/-', '500', undefined],
  ['USD', '', '$500', '500', undefined],
  ['USD', '', 'Rs 500', 'Rs 500', 'This amount is in another currency. Enter it in USD.'],
  ['GOLD', '', '€5', '€5', 'This amount is in another currency. Enter it in grams.'],
  ['BHD', '1.35', '1.355', '1.355', undefined],
  ['BHD', '1.355', '1.3555', '1.3555', 'Use at most 3 decimals.'],
  ['GOLD', '0.06', '0.063', '0.063', undefined],
  ['GOLD', '0.063', '0.0631', '0.0631', 'Use at most 3 decimals.'],
] as const)('in %s, %j and then %j leaves %j: %s', (currency, amount, typed, left, error) => {
  expect(typeInto(<FieldInCurrency {...{ currency, amount }} />, typed)).toEqual([left]);
  const view = renderToString(inWallet(<FieldInCurrency {...{ currency, amount: left }} />));
  expect(/<span>((?:Use|This)[^<]*)<\/span>/.exec(view)?.[1]).toBe(error);
});

// docs/rules.md MONEY-20.
it.each([
  ['en', 'This amount is in another currency. Enter it in PKR.'],
  ['ur', 'یہ رقم کسی اور کرنسی میں ہے۔ رقم روپے میں لکھیں۔'],
  ['ar', 'هذا المبلغ بعملة أخرى. اكتبه بالروبية.'],
] as const)('reports in %s an amount in another currency', async (locale, error) => {
  await loadMessages(locale);
  const view = renderToString(
    <WalletProvider money={money} locale={locale}>
      <FieldInCurrency currency="PKR" amount="500 USD" />
    </WalletProvider>,
  );
  expect(view).toContain(error);
});

it('reads the amount when the field changes to the currency of its text', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const change = vi.fn();
  function Field({ currency }: { currency: CurrencyCode }) {
    return <AmountField label={LABEL} onChange={change} {...useAmountUnit(currency)} />;
  }
  const show = (currency: CurrencyCode) =>
    act(() => root.render(inWallet(<Field {...{ currency }} />)));
  show('PKR');
  const input = container.querySelector('input')!;
  act(() => {
    input.setRangeText('$500');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(change.mock.calls).toEqual([['¤$500']]);
  show('SAR');
  expect([input.value, change.mock.calls.length]).toEqual(['$500', 1]);
  show('USD');
  expect(change).toHaveBeenLastCalledWith('500');
  expect(input.value).toBe('500');
  act(() => root.unmount());
  container.remove();
});

it('has no limit by default', () => {
  expect(typeInto(<AmountField label={LABEL} />, '0.00000001')).toEqual(['0.00000001']);
});

// Prefilled amounts: docs/rules.md MONEY-19.
it('selects a prefilled amount on focus, but not one that was typed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(inWallet(<FieldInCurrency currency="PKR" amount="1000" />)));
  const input = container.querySelector('input')!;
  const getSelected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  act(() => input.focus());
  expect(getSelected()).toBe('1000');
  act(() => {
    input.setRangeText('500');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => input.blur());
  input.setSelectionRange(1, 1);
  act(() => input.focus());
  expect(getSelected()).toBe('');
  act(() => root.unmount());
  container.remove();
});

it('selects the amount that the reset of a form has restored', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const root = createRoot(form);
  act(() => root.render(inWallet(<FieldInCurrency currency="PKR" amount="1000" />)));
  const input = form.querySelector('input')!;
  act(() => {
    input.setRangeText('5', 0, 4);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(input.value).toBe('5');
  act(() => form.reset());
  expect(input.value).toBe('1,000');
  act(() => input.focus());
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('1,000');
  act(() => root.unmount());
  form.remove();
});
