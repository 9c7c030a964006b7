// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Amount } from '../components/Amount';
import { AmountField } from '../components/AmountField';
import { RelativeTime } from '../components/RelativeTime';
import { useToastText } from '../components/Toast';
import { toPlainText } from '../format';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../hooks/useFormatDateTime';
import { useFormatTimeOfDay } from '../hooks/useFormatTimeOfDay';
import { defineLocale, type Locale, type LocaleDefinition } from '../locale/languages';
import { loadMessages } from '../messages';
import { WalletProvider } from '.';
import { money } from '../format/testing/money';

const french = defineLocale({ tag: 'fr', name: 'Français', loadPartialCatalogue: {} });
const persian = defineLocale({ tag: 'fa', name: 'فارسی', digits: 'arabext', gram: 'گرم' });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const LABEL = 'Montant';

/** Renders the children in a language, and returns a function that changes the language. */
async function renderIn(first: Locale | LocaleDefinition, children: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = async (locale: Locale | LocaleDefinition) => {
    await loadMessages(locale);
    const clock = () => new Date('2025-11-25T00:00:00Z');
    act(() =>
      root.render(
        <WalletProvider money={money} locale={locale} clock={clock} timeZone="UTC">
          {children}
        </WalletProvider>,
      ),
    );
  };
  await show(first);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, show };
}

function GoldToast() {
  return useToastText()({
    id: 'sendInsufficientBalance',
    values: { amount: { amount: '2', currency: 'GOLD' } },
  }).description;
}

it('sets language, direction and script of the page', async () => {
  const read = () => {
    const { lang, dir, dataset } = document.documentElement;
    return { lang, dir, script: dataset.script };
  };
  const { show } = await renderIn(persian, null);
  expect(read()).toEqual({ lang: 'fa', dir: 'rtl', script: 'naskh' });
  await show(french);
  expect(read()).toEqual({ lang: 'fr', dir: 'ltr', script: 'latin' });
  await show('ur');
  expect(read()).toEqual({ lang: 'ur', dir: 'rtl', script: undefined });
});

it('formats amounts, units and dates in the digits of the language', async () => {
  const { container } = await renderIn(
    persian,
    <>
      <Amount value="1234.5" currency="PKR" />
      <Amount value="2.5" currency="GOLD" />
      <RelativeTime timestamp="2025-11-19T16:20:00Z" />
      <GoldToast />
    </>,
  );
  const text = toPlainText(container.textContent);
  expect(text).toContain('Rs. ۱٬۲۳۴٫۵۰');
  expect(text).toContain('۲٫۵۰۰ گرم');
  expect(text).toContain('۲۸ آبان');
  expect(text).toContain('۲٫۰۰۰ گرم');
  expect(text).not.toMatch(/\d/);
});

it.each([
  ['a point', french, '12,50', '12.50'],
  ['a grouping comma', persian, '12,50', '12,50'],
] as const)('a typed comma is %s', async (_, locale, typed, value) => {
  const change = vi.fn();
  const { container } = await renderIn(locale, <AmountField label={LABEL} onChange={change} />);
  const input = container.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(input, typed);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(change).toHaveBeenCalledExactlyOnceWith(value);
});

it('formats times by the clock of the language', async () => {
  const timestamp = '2025-11-19T16:20:00Z';
  function Times() {
    return ` | ${useFormatTimeOfDay()(timestamp)} | ${useFormatDateTime()(timestamp, DATE_TIME_FORMAT)}`;
  }
  const times = (
    <>
      <RelativeTime timestamp={timestamp} />
      <Times />
    </>
  );
  const { container, show } = await renderIn(french, times);
  const twelveHours = '19 nov., 4:20 PM | 4:20 PM | 19 nov. 2025, 4:20 PM';
  expect(container.textContent).toBe(twelveHours);
  await show(defineLocale({ ...french, hourCycle: 'h23' }));
  expect(container.textContent).toBe('19 nov., 16:20 | 16:20 | 19 nov. 2025, 16:20');
});

it.each([
  ['a currency that its catalogue names', { GOLD: 'Emas' }, 'GOLD', 'Emas 12,345'],
  ['a currency that it does not name', {}, 'GOLD', 'Gold 12,345'],
])('reads out the name of %s', async (_, currency, code, expected) => {
  const indonesian = defineLocale({
    tag: 'id',
    name: 'Bahasa Indonesia',
    loadPartialCatalogue: async () => ({
      currency: { ...currency, spoken: [['currency'], ' ', ['amount']] },
    }),
  });
  const { container } = await renderIn(indonesian, <Amount value="12.345" currency={code} />);
  expect(toPlainText(container.textContent)).toContain(expected);
});
