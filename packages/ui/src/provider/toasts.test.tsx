// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToast } from '../components/Toast';
import { money } from '../format/testing/money';
import { WalletProvider } from '.';

let root: Root;
let show: ReturnType<typeof useToast>;

function Page() {
  const given = useToast();
  useEffect(() => {
    show = given;
  });
  return null;
}

const isShown = () => document.body.textContent.includes('Saved');
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const showToast = () => act(async () => show({ title: 'Saved' }));

async function renderPage(duration?: number) {
  await act(async () =>
    root.render(
      <WalletProvider money={money} timeZone="UTC" toastDuration={duration}>
        <Page />
      </WalletProvider>,
    ),
  );
  // The toast region is loaded 500 ms after the first paint.
  await advance(500);
  await act(() => vi.dynamicImportSettled());
}

async function renderToast(duration?: number) {
  await renderPage(duration);
  await showToast();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom does not implement `getAnimations`.
  Element.prototype.getAnimations = () => [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Default duration of a toast: docs/rules.md TOAST-2.
it('shows a toast for 5000 ms', async () => {
  await renderToast();
  expect(isShown()).toBe(true);
  await advance(4999);
  expect(isShown()).toBe(true);
  await advance(1);
  expect(isShown()).toBe(false);
});

it('shows a toast for a given duration', async () => {
  await renderToast(100);
  await advance(99);
  expect(isShown()).toBe(true);
  await advance(1);
  expect(isShown()).toBe(false);
});

// Announcements: docs/rules.md TOAST-6.
it('announces each toast once, in an alert that is already mounted', async () => {
  await renderPage();
  const getAlerts = () => [...document.querySelectorAll('[role="alert"], [role="alertdialog"]')];
  const [alert] = getAlerts();
  expect(alert?.textContent).toBe('');
  expect(document.querySelector('[role="region"]')).toBeNull();
  await showToast();
  expect(getAlerts()).toEqual([alert]);
  expect(alert?.textContent.trim()).toBe('Saved');
  expect(alert?.childElementCount).toBe(1);
  expect(document.querySelector('[role="region"] [role="group"]')?.textContent).toBe('Saved');
  // A repeated toast must be new text for screen readers.
  const [before] = alert?.children ?? [];
  await showToast();
  expect(alert?.textContent.trim()).toBe('Saved');
  expect(alert?.children[0]).not.toBe(before);
  await advance(5000);
  expect(getAlerts()).toEqual([alert]);
  expect(alert?.textContent).toBe('');
});

it('announces a toast above an open dialog', async () => {
  await renderPage();
  await act(async () => show({ title: 'Saved' }));
  expect(document.querySelector('[role="alert"]')?.hasAttribute('data-react-aria-top-layer')).toBe(
    true,
  );
});
