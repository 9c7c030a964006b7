// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { Amount, AmountSentence, AmountText, BalanceAmount } from '../components/Amount';
import { Code } from '../components/Code';
import { Ltr } from '../components/Ltr';
import { toPlainText } from '../format';
import { money } from '../format/testing/money';
import { LOCALES, type Locale } from '../locale/languages';
import { loadMessages } from '../messages';
import { WalletProvider } from '.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Replaces all text nodes, like Chromium's page translation. */
function translatePage(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

const amounts = ['-1000', '50000', '0', 'n/a', '99.5'];

const views: Record<string, (value: string, currency: string) => ReactNode> = {
  Amount: (value, currency) => <Amount value={value} currency={currency} sign="always" />,
  'a large Amount': (value, currency) => (
    <Amount value={value} currency={currency} size="lg" sign="always" />
  ),
  BalanceAmount: (value, currency) => <BalanceAmount value={value} currency={currency} />,
  AmountText: (value, currency) => (
    <p>
      <AmountText value={value} currency={currency} />
      <b>{currency}</b>
    </p>
  ),
  AmountSentence: (value, currency) => (
    <p>
      <b>{currency}</b>
      <AmountSentence>{(write) => `Pay ${write(value, currency)} now`}</AmountSentence>
    </p>
  ),
  Code: (value, currency) => <Code>{value + currency}</Code>,
  Ltr: (value, currency) => <Ltr>{value + currency}</Ltr>,
};

await Promise.all(LOCALES.map(loadMessages));

function createView(locale: Locale, render: (typeof views)[string]) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (value: string, currency: string) => {
    act(() =>
      root.render(
        <WalletProvider locale={locale} money={money}>
          {render(value, currency)}
        </WalletProvider>,
      ),
    );
    return toPlainText(container.textContent);
  };
  return { container, show };
}

it.each(
  Object.entries(views).flatMap(([name, view]) =>
    LOCALES.map((locale) => [name, locale, view] as const),
  ),
)('%s in %s shows new figures on a translated page', (_, locale, view) => {
  const translated = createView(locale, view);
  const untouched = createView(locale, view);
  translated.show('1', 'PKR');
  for (const currency of ['PKR', 'GOLD', 'USD']) {
    for (const amount of amounts) {
      translatePage(translated.container);
      expect(translated.show(amount, currency)).toBe(untouched.show(amount, currency));
    }
  }
});

it.each(['Amount', 'a large Amount', 'AmountText', 'Code', 'Ltr'])(
  'keeps the page translation from %s',
  (name) => {
    const { container, show } = createView('en', views[name]!);
    show('1000', 'PKR');
    expect(container.querySelector('[translate="no"]')).not.toBeNull();
  },
);
