// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import type * as AriaTabs from 'react-aria-components/Tabs';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BalanceCard } from '../components/BalanceCard';
import { LoadableRegion } from '../components/LoadableRegion';
import { RadioCards } from '../components/RadioCards';
import { SearchField } from '../components/SearchField';
import { SegmentedControl } from '../components/SegmentedControl';
import { Tabs } from '../components/Tabs';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { TransactionList } from '../components/TransactionList';
import { money } from '../format/testing/money';
import type { WalletTransaction } from '../types';
import { WalletProvider } from '.';

const LABEL = 'History';

const renderedTabs = vi.hoisted(() => vi.fn());

vi.mock('react-aria-components/Tabs', async (importOriginal) => {
  const original = await importOriginal<typeof AriaTabs>();
  return {
    ...original,
    Tabs: (props: AriaTabs.TabsProps) => {
      renderedTabs();
      return <original.Tabs {...props} />;
    },
  };
});

/** Counts rendered rows, because each row calls it once. */
const clock = vi.fn(() => new Date('2026-11-20T12:00:00Z'));

const createRows = (...amounts: string[]): WalletTransaction[] =>
  amounts.map((amount, index) => ({
    id: String(index),
    type: 'sent',
    currency: 'PKR',
    amount,
    contact: 'Ammi',
    status: 'completed',
    timestamp: '2026-11-20T09:00:00Z',
  }));

let root: Root;
let container: HTMLElement;

const renderScreen = (screen: ReactNode) =>
  act(() =>
    root.render(
      <WalletProvider money={money} clock={clock}>
        {screen}
      </WalletProvider>,
    ),
  );

const renderList = (transactions: WalletTransaction[]) => {
  clock.mockClear();
  renderScreen(
    <TransactionList label={LABEL} transactions={transactions} getHref={({ id }) => `#${id}`} />,
  );
  return clock.mock.calls.length;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('re-renders no row for an equal list', () => {
  expect(renderList(createRows('100', '200', '300'))).toBe(3);
  expect(renderList(createRows('100', '200', '300'))).toBe(0);
});

it('re-renders a changed row', () => {
  renderList(createRows('100', '200', '300'));
  expect(renderList(createRows('100', '250', '300'))).toBe(1);
  expect(container.textContent).toContain('250.00');
});

it('re-renders a changed balance', () => {
  const written = vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  const drawCard = (gold: string) => {
    written.mockClear();
    renderScreen(<BalanceCard total="1500" holdings={{ PKR: '1000', GOLD: gold, SILVER: '2' }} />);
    return written.mock.calls.length;
  };
  expect(drawCard('1')).toBeGreaterThan(3);
  expect(drawCard('1')).toBe(0);
  expect(drawCard('3')).toBeGreaterThan(3);
  expect(container.textContent).toContain('3.0');
  written.mockRestore();
});

it.each([SegmentedControl, RadioCards])('re-renders choices when they change', (Choices) => {
  const icon = vi.fn(() => null);
  const drawChoices = (label: string) => {
    icon.mockClear();
    renderScreen(
      <Choices
        label={LABEL}
        value="all"
        onChange={() => {}}
        options={[{ id: 'all', label, icon: icon as never }]}
      />,
    );
    return icon.mock.calls.length;
  };
  expect(drawChoices('All')).toBe(1);
  expect(drawChoices('All')).toBe(0);
  expect(drawChoices('Each')).toBe(1);
});

it('re-renders tabs when their labels change, and otherwise only their content', () => {
  const drawTabs = (label: string, content: string) => {
    renderedTabs.mockClear();
    const tabs = [{ id: 'fees', label, content: <p>{content}</p> }];
    renderScreen(<Tabs label={LABEL} tabs={tabs} onChange={() => {}} />);
    expect(container.querySelector('[role=tabpanel]')?.textContent).toBe(content);
    return renderedTabs.mock.calls.length;
  };
  expect(drawTabs('Fees', 'Free')).toBeGreaterThan(0);
  expect(drawTabs('Fees', 'Rs. 100')).toBe(0);
  expect(drawTabs('Charges', 'Rs. 100')).toBeGreaterThan(0);
});

it.each([SearchField, TextArea, TextField])('calls the latest handler of a field', (Field) => {
  const [first, latest] = [vi.fn(), vi.fn()];
  for (const onChange of [first, latest]) {
    renderScreen(<Field label={LABEL} value="" onChange={onChange} />);
  }
  const input = container.querySelector<HTMLInputElement>('input, textarea');
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  act(() => {
    setValue?.call(input, 'Ali');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(latest).toHaveBeenCalledExactlyOnceWith('Ali');
  expect(first).not.toHaveBeenCalled();
});

it('renders the content of a region once when it mounts', () => {
  const renderContent = vi.fn(() => <p>{LABEL}</p>);
  renderScreen(
    <LoadableRegion data={{ status: 'ready', value: null }} loading={null} renderError={() => null}>
      {renderContent}
    </LoadableRegion>,
  );
  expect(container.textContent).toBe(LABEL);
  expect(renderContent).toHaveBeenCalledOnce();
});
