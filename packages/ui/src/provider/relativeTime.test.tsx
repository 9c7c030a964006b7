// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { money } from '../format/testing/money';
import { WalletProvider } from '.';
import { RelativeTime } from '../components/RelativeTime';

const MINUTE = 60_000;
const NOW = Date.parse('2025-11-20T12:00:00Z');

const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();

const view = (
  <WalletProvider money={money} timeZone="UTC">
    <RelativeTime timestamp={at(5)} />
    <RelativeTime timestamp={at(70)} />
  </WalletProvider>
);

let root: Root;
let container: HTMLElement;

const readTimes = () => [...container.querySelectorAll('time')].map((time) => time.textContent);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  container = document.createElement('div');
  root = createRoot(container);
  act(() => root.render(view));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Relative time: docs/rules.md TXN-5.
it('counts the hours that pass while it is shown', () => {
  expect(readTimes()).toEqual(['Just now', '1 hour ago']);
  act(() => vi.advanceTimersByTime(160 * MINUTE));
  expect(readTimes()).toEqual(['2 hours ago', '3 hours ago']);
});

it('is up to date when a hidden page is shown again', () => {
  vi.setSystemTime(NOW + 160 * MINUTE);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(readTimes()).toEqual(['2 hours ago', '3 hours ago']);
});

it('shares one timer, which ends with the last text', () => {
  expect(vi.getTimerCount()).toBe(1);
  act(() => root.render(null));
  expect(vi.getTimerCount()).toBe(0);
  act(() => root.render(view));
  expect(vi.getTimerCount()).toBe(1);
});

it('hydrates the markup of a server, whose clock can differ', () => {
  act(() => root.unmount());
  container.innerHTML = renderToString(view);
  vi.setSystemTime(NOW + 160 * MINUTE);
  const onRecoverableError = vi.fn();
  act(() => {
    root = hydrateRoot(container, view, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(readTimes()).toEqual(['2 hours ago', '3 hours ago']);
});
