// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getReceiptHref } from '../../features/transaction-receipt/route';
import { openLink, useBrowserNavigation, type Navigation } from './navigation';

let shown: Navigation;
const show = (navigation: Navigation) => {
  shown = navigation;
};

function Page() {
  show(useBrowserNavigation());
  return null;
}

const root = createRoot(document.createElement('div'));

beforeEach(() => {
  window.history.replaceState(null, '', '/funds');
  flushSync(() => root.render(<Page />));
});
afterEach(() => flushSync(() => root.render(null)));

it('renders the page of a link in a transition', async () => {
  flushSync(() => openLink('/send-money'));
  expect(window.location.pathname).toBe('/send-money');
  expect(shown.path).toBe('/funds');
  await vi.waitFor(() => expect(shown.path).toBe('/send-money'));
});

it('renders other navigation synchronously, as sign-out needs', () => {
  flushSync(() => shown.navigate('/auth', { replace: true }));
  expect(shown.path).toBe('/auth');
});

it('renders the last page of two links pressed at once', async () => {
  openLink('/send-money');
  openLink('/request-money');
  await vi.waitFor(() => expect(shown.path).toBe('/request-money'));
});

it('adds one entry for a link with a query that is pressed twice', () => {
  const { length } = window.history;
  openLink('/transaction-receipt?id=1');
  openLink('/transaction-receipt?id=1');
  expect(window.history).toHaveLength(length + 1);
  expect(window.history.state).toEqual({ from: '/funds' });
});

it('follows Back', async () => {
  flushSync(() => shown.navigate('/send-money'));
  window.history.back();
  await vi.waitFor(() => expect(shown.path).toBe('/funds'));
});

it.each(['TX 1', 'a+b', 'a&b=c', '10%25', '100 %'])('keeps the receipt id %j', (id) => {
  flushSync(() => shown.navigate(getReceiptHref({ id })));
  expect(new URLSearchParams(shown.search).get('id')).toBe(id);
});
