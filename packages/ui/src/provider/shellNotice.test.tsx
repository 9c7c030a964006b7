// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ShellNotice, type ShellNoticeContent } from '../components/ShellNotice';
import { money } from '../format/testing/money';
import { WalletProvider } from './WalletProvider';

it('focus moves to the heading when a retry removes the notice', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<h1 tabindex="-1">Title</h1><div></div>';
  const root = createRoot(document.querySelector('div')!);
  const render = (notice?: ShellNoticeContent) =>
    act(() =>
      root.render(
        <WalletProvider money={money} locale="en" timeZone="UTC">
          <ShellNotice notice={notice} />
        </WalletProvider>,
      ),
    );
  render({ kind: 'offline', onRetry: () => {} });
  const button = document.querySelector('button')!;
  act(() => button.focus());
  render({ kind: 'offline', onRetry: () => {}, isPending: true });
  expect(document.activeElement).toBe(button);
  render();
  expect(document.querySelector('button')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  act(() => root.unmount());
});
