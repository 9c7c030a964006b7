// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { BottomBar } from '../components/BottomBar';
import { money } from '../format/testing/money';
import { en } from '../messages/en';
import { WalletProvider } from './WalletProvider';

it.each(['Deposit', 'Withdraw'])('%s keeps focus when its menu has loaded', async (name) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div')!);
  const find = (text: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent.includes(text))!;
  act(() =>
    root.render(
      <WalletProvider money={money} locale="en" messages={en} timeZone="UTC">
        <BottomBar path="/" />
      </WalletProvider>,
    ),
  );
  act(() => document.querySelector<HTMLElement>('[aria-label="Add"]')!.click());
  act(() => find(name).focus());
  const placeholder = document.activeElement;
  expect(placeholder?.getAttribute('aria-haspopup')).toBeNull();

  await act(async () => {
    await import('../components/BottomBar/BottomBarMenus');
  });
  expect(placeholder?.isConnected).toBe(false);
  expect(document.activeElement).toBe(find(name));
  expect(find(name).getAttribute('aria-haspopup')).toBe('true');
  act(() => root.unmount());
});
