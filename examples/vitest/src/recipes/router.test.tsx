import { createUser } from '@rad-wallet/testing/user';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { useHrefs, WalletProvider } from '@rad-wallet/ui/provider';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { goBack, hrefs, navigate, useHeadingFocus, usePath } from './router';
import { money } from '../money';

afterEach(cleanup);

function Pages() {
  const path = usePath();
  useHeadingFocus(path);
  const { home, investment } = useHrefs();
  return (
    <>
      <PageHeader title={`Page ${path}`} backHref={path === home ? undefined : home} />
      {investment && <a href={investment}>Invest</a>}
      <BottomBar path={path} />
    </>
  );
}

function renderAt(path: string) {
  window.history.pushState(null, '', path);
  render(
    <WalletProvider money={money} navigate={navigate} goBack={goBack} hrefs={hrefs}>
      <Pages />
    </WalletProvider>,
  );
  return createUser({ userEvent });
}

const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

it('opens the own path of a page, and goes back without a new history entry', async () => {
  const user = renderAt('/');
  await user.press(/History/, 'link');
  expect(getTitle()).toBe('Page /activity');
  expect(document.activeElement?.textContent).toBe('Page /activity');
  const { length } = window.history;
  await user.press('Back', 'link');
  await waitFor(() => expect(getTitle()).toBe('Page /'));
  window.history.forward();
  await waitFor(() => expect(getTitle()).toBe('Page /activity'));
  expect(window.history.length).toBe(length);
});

it('replaces the entry of a page that was opened directly', async () => {
  const user = renderAt('/activity');
  const { length } = window.history;
  await user.press('Back', 'link');
  expect(getTitle()).toBe('Page /');
  expect(window.history.length).toBe(length);
});

it('removes a service whose path is null', () => {
  renderAt('/');
  expect(screen.queryByText('Invest')).toBeNull();
});
