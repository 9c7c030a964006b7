// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '.';
import { BalanceCard } from '../components/BalanceCard';
import { BottomBar } from '../components/BottomBar';
import { BarChart } from '../components/Chart';
import { ListItem } from '../components/ListItem';
import { TextField } from '../components/TextField';
import { Tile } from '../components/Tile';
import { useNotify } from '../components/Toast';
import { money } from '../format/testing/money';
import { navigationMessages } from '../components/BottomBar/messages';
import { LOCALES, type Locale } from '../locale/languages';
import { loadMessages } from '../messages';
import { balanceMessages } from '../messages/shared/balance';
import { commonMessages } from '../messages/shared/common';
import { toastsMessages } from '../messages/shared/toasts';

await Promise.all(LOCALES.map(loadMessages));

const titles = {
  en: toastsMessages.en.invalidAmount,
  ur: (await toastsMessages.load.ur()).default.invalidAmount,
  ar: (await toastsMessages.load.ar()).default.invalidAmount,
};

let root: Root;
let container: HTMLElement;

function Wallet({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <WalletProvider
      money={money}
      locale={locale}
      timeZone="UTC"
      hasHiddenBalances={isHidden}
      onHiddenBalancesChange={setHidden}
    >
      {children}
    </WalletProvider>
  );
}

const render = (children: ReactNode, locale: Locale = 'en') =>
  act(async () => root.render(<Wallet locale={locale}>{children}</Wallet>));

const press = (name: string) => act(async () => getByRole(container, 'button', { name }).click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom does not implement `getAnimations`.
  Element.prototype.getAnimations = () => [];
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const row = { title: 'Ahmed Khan', description: '+92 300', trailing: 'Verified' };
const tile = { title: 'Cash', description: 'Send and receive' };

it('separates the texts of a row and of a tile by a space', async () => {
  await render(
    <>
      <ListItem {...row} href="/a" />
      <Tile icon={() => null} {...tile} href="/b" />
    </>,
  );
  const names = [...container.querySelectorAll('a')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(names).toEqual(['Ahmed Khan +92 300 Verified', 'Cash Send and receive']);
});

// Hidden balances: docs/rules.md BAL-12.
it('announces that balances are hidden or shown', async () => {
  await render(<BalanceCard title={balanceMessages.en.total} total="1500" />);
  const status = container.querySelector('[aria-live]');
  expect(status?.textContent).toBe('');
  await press(balanceMessages.en.hide);
  expect(status?.textContent).toBe(balanceMessages.en.nowHidden);
  await press(balanceMessages.en.show);
  expect(status?.textContent).toBe(balanceMessages.en.nowShown);
});

it('moves focus into a named group when the bottom bar starts action mode', async () => {
  await render(<BottomBar path="/" />);
  expect(queryByRole(container, 'group')).toBeNull();
  await press(navigationMessages.en.add);
  const group = getByRole(container, 'group', { name: navigationMessages.en.add });
  expect(group.contains(document.activeElement)).toBe(true);
});

it('says the caption of a chart once', async () => {
  await render(
    <BarChart
      label={balanceMessages.en.total}
      caption={balanceMessages.en.insights}
      pointName={balanceMessages.en.insights}
      formatValue={(value) => value}
      valueNames={['In']}
      points={[
        { label: 'June', values: ['1'] },
        { label: 'July', values: ['2'] },
      ]}
    />,
  );
  const slider = getByRole(container, 'slider');
  expect(slider.hasAttribute('aria-describedby')).toBe(false);
  expect(slider.closest('figure')?.querySelector('figcaption')?.textContent).toBe(
    balanceMessages.en.insights,
  );
});

function NotifyButton() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify({ tone: 'danger', id: 'invalidAmount' })}>
      {commonMessages.en.continue}
    </button>
  );
}

it.each(['en', 'ur', 'ar'] as const)(
  'announces toasts in the language of the page: %s',
  async (locale) => {
    await render(<NotifyButton />, locale);
    await press(commonMessages.en.continue);
    const { title } = titles[locale];
    await vi.waitFor(() =>
      expect(document.querySelector('[role="alert"]')?.textContent).toContain(title),
    );
    const language = document.querySelector('[role="alert"]')?.closest('[lang]');
    expect(language).toBe(document.documentElement);
    expect(document.documentElement.lang).toBe(locale);
  },
);

it('describes an invalid field by its error once', async () => {
  const { title, description } = toastsMessages.en.missingInformation;
  await render(<TextField label={title} errorMessage={description} isRequired />);
  expect(getByRole(container, 'textbox', { name: title, description })).toBeTruthy();
});
