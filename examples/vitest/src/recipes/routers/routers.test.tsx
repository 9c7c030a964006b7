import { createUser } from '@rad-wallet/testing/user';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReactRouterApp } from './reactRouter';
import { TanStackRouterApp } from './tanstackRouter';
import { WouterApp } from './wouter';

beforeEach(() => window.history.pushState(null, '', '/'));
afterEach(cleanup);

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe.each([
  ['React Router', ReactRouterApp],
  ['TanStack Router', TanStackRouterApp],
  ['wouter', WouterApp],
])('%s', (_name, App) => {
  async function renderApp() {
    const user = createUser({ userEvent });
    render(<App />);
    await findTitle('Home');
    async function confirmAmount() {
      await user.press('Send money', 'link');
      await user.press(/Mariam/);
      await user.type('Amount', '1500');
      await user.press('Continue');
      await screen.findByRole('button', { name: /^Send Rs/ });
    }
    return { user, confirmAmount };
  }

  it('returns one step with the browser’s Back, and keeps what was typed', async () => {
    const { confirmAmount } = await renderApp();
    await confirmAmount();
    window.history.back();
    expect(await screen.findByLabelText<HTMLInputElement>(/Amount/)).toHaveProperty(
      'value',
      '1,500',
    );
    window.history.back();
    await screen.findByRole('button', { name: /Mariam/ });
    expect(window.location.pathname).toBe('/send');
    window.history.back();
    await findTitle('Home');
  });

  it('leaves the completed flow for the page before it, and starts a new one after Forward', async () => {
    const { user, confirmAmount } = await renderApp();
    await confirmAmount();
    await user.press(/^Send Rs/);
    await screen.findByText('Transfer Successful');
    window.history.back();
    await findTitle('Home');
    expect(window.location.pathname).toBe('/');
    window.history.forward();
    await screen.findByRole('button', { name: /Mariam/ });
  });
});
