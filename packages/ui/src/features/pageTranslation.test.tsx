// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CircleCheck, Clock } from 'lucide-react';
import { Amount, AmountSentence, AmountText, BalanceAmount } from '../components/Amount';
import { Badge } from '../components/Badge';
import { ChartFrame } from '../components/Chart/ChartFrame';
import { createScale } from '../components/Chart/createScale';
import { Code } from '../components/Code';
import { CodeField } from '../components/CodeField';
import { Link } from '../components/Link';
import { ListItem } from '../components/ListItem';
import { Ltr } from '../components/Ltr';
import { TextField } from '../components/TextField';
import { TransactionItem } from '../components/TransactionItem';
import { ReportProgress } from './problem-report/ReportProgress';
import type { ProblemReport } from './problem-report/problemReport';
import { UnfinishedPayments, unfinishedPaymentsMachine } from './unfinished-payments';
import type { UnfinishedPaymentsContext } from './unfinished-payments/unfinishedPaymentsMachine';
import { toPlainText } from '../format';
import { money } from '../format/testing/money';
import { LOCALES, type Locale } from '../locale/languages';
import { loadMessages } from '../messages';
import type { WalletTransaction } from '../types';
import { WalletProvider } from '../provider';

const LABEL = 'Label';

const roots: Root[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
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
  roots.push(root);
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

const bill: WalletTransaction = {
  id: '1',
  type: 'sent',
  currency: 'PKR',
  amount: '1500',
  contact: 'Sent to Ali',
  status: 'pending',
  timestamp: '2026-11-27T09:00:00Z',
};
const report: ProblemReport = {
  reference: 'R-1',
  reason: 'notMe',
  details: '',
  receivedAt: '2026-11-27T09:00:00Z',
};

const createList = (results: UnfinishedPaymentsContext['results']) =>
  createActor(unfinishedPaymentsMachine, {
    input: { payments: [] },
    snapshot: unfinishedPaymentsMachine.resolveState({
      value: 'idle',
      context: {
        payments: [{ key: 'key', kind: 'payment', startedAt: bill.timestamp }],
        results,
        checked: null,
      },
    }),
  });

/** What a view shows before and after something has happened. */
const changes: Record<string, readonly ReactNode[]> = {
  'a transaction that is settled': ['pending', 'completed', 'failed'].map((status) => (
    <TransactionItem key="row" transaction={{ ...bill, status }} />
  )),
  'a badge with an icon': [Clock, CircleCheck, undefined].map((icon, index) => (
    <Badge key="badge" icon={icon}>
      {`Status ${index}`}
    </Badge>
  )),
  'a link with an icon': [Clock, CircleCheck].map((icon, index) => (
    <Link key="link" icon={icon}>
      {`Link ${index}`}
    </Link>
  )),
  'a code that is checked': [false, true, false].map((isPending) => (
    <CodeField key="code" label={LABEL} isPending={isPending} />
  )),
  'a report that is decided': [
    report,
    { ...report, reviewedAt: '2026-11-28T09:00:00Z' },
    {
      ...report,
      reviewedAt: '2026-11-28T09:00:00Z',
      decision: { at: '2026-11-29T09:00:00Z', outcome: 'declined', reason: 'No' } as const,
    },
  ].map((it) => <ReportProgress key="report" report={it} onViewReversal={undefined} />),
  'a payment whose outcome becomes known': [undefined, 'succeeded' as const].map((result) => (
    <UnfinishedPayments key="payments" actor={createList(result ? { key: result } : {})} />
  )),
  'a list item': [
    ['Card', 'Ending in 1234', 'Active'],
    ['Card 2', 'Frozen', 'Waiting'],
    ['Card 3', undefined, undefined],
    ['Card 4', 'Frozen', undefined],
  ].map(([title, description, trailing]) => (
    <ListItem key="item" title={title} description={description} trailing={trailing} />
  )),
  'a list item that is a link': ['Card', 'Card 2'].map((title) => (
    <ListItem key="item" href="/cards" title={title} />
  )),
  'a field': ['IBAN', 'Account Number'].map((label) => (
    <TextField key="field" label={label} isOptional />
  )),
};

it.each(Object.entries(changes))('shows %s on a translated page', (_, steps) => {
  const { container, show } = createView('en', (step) => steps[Number(step)]);
  const plain = createView('en', (step) => steps[Number(step)]);
  for (const step of steps.keys()) {
    expect(show(String(step), '')).toBe(plain.show(String(step), ''));
    translatePage(container);
  }
});

it.each([1, 2])(
  'shows the chosen point of a chart with %i values on a translated page',
  (count) => {
    const view = createView('en', () => (
      <ChartFrame
        label={LABEL}
        caption=""
        pointName={LABEL}
        formatValue={(value) => `Rs. ${value}`}
        readings={['1', '2'].map((value) => ({
          label: `Day ${value}`,
          values: Array.from({ length: count }, () => value),
          isListed: true,
        }))}
        valueNames={['In', 'Out'].slice(0, count)}
        scale={createScale([1, 2])}
        axis={null}
      >
        {() => null}
      </ChartFrame>
    ));
    view.show('', '');
    translatePage(view.container);
    const slider = view.container.querySelector('input')!;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '0');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(view.container.querySelector('[aria-hidden]')?.textContent).toMatch(
      count === 1 ? /^Day 1Rs. 1$/ : /^Day 1InRs. 1OutRs. 1$/,
    );
  },
);
