import {
  ComponentUser,
  INTERACTION_TYPES,
  type InteractionType,
} from '@rad-wallet/testing/components';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInWallet } from './renderInWallet';
import { StandingOrderForm } from './StandingOrderForm';

afterEach(cleanup);

const getInterval = () => screen.getByRole('button', { name: /Interval/ });

async function fill(
  { user, userEvent }: ReturnType<typeof renderInWallet>,
  interactionType: InteractionType,
) {
  const components = new ComponentUser({ interactionType });
  await user.type('Payee', 'Nadia');
  const amount = components.createWalletTester('AmountField', {
    root: screen.getByLabelText('Amount'),
  });
  await amount.enter('1500');
  expect(amount.getAmount()).toBe('1500');
  const interval = components.createTester('Select', { root: getInterval() });
  await interval.toggleOptionSelection({ option: 'Every month' });
  await userEvent.click(screen.getByRole('checkbox'));
}

it('shows all errors beside their fields and focuses the first', async () => {
  const save = vi.fn();
  const { user } = renderInWallet(<StandingOrderForm save={save} />);
  await user.press('Save');
  for (const error of [
    'Enter a name.',
    'Enter an amount.',
    'Choose an interval.',
    'Confirm the order.',
  ]) {
    expect(screen.getByText(error)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Payee'));

  await user.type('Payee', 'Nadia');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await user.press('Save');
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  expect(save).not.toHaveBeenCalled();
});

it('focuses a select and a checkbox, too', async () => {
  const { user } = renderInWallet(<StandingOrderForm save={vi.fn()} />);
  await user.type('Payee', 'Nadia');
  await user.type('Amount', '1,500');
  await user.press('Save');
  expect(document.activeElement).toBe(getInterval());
  const interval = new ComponentUser({ interactionType: 'keyboard' }).createTester('Select', {
    root: getInterval(),
  });
  await interval.toggleOptionSelection({ option: 'Every week' });
  await user.press('Save');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

it.each(INTERACTION_TYPES)(
  'submits once, and keeps the input after a failure, with %s',
  async (interactionType) => {
    let fail = () => {};
    const save = vi.fn(
      () => new Promise<void>((_resolve, reject) => (fail = () => reject(Error()))),
    );
    const rendered = renderInWallet(<StandingOrderForm save={save} />);
    const { user, userEvent } = rendered;
    await fill(rendered, interactionType);
    await user.press('Save');
    // `user` would wait until the button is enabled.
    await userEvent.click(screen.getByRole('button', { name: /Save/ }));
    await userEvent.type(screen.getByLabelText('Payee'), '{Enter}');
    const order = { payee: 'Nadia', amount: '1,500', interval: 'monthly', hasConsent: true };
    expect(save).toHaveBeenCalledExactlyOnceWith(order);

    fail();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining('not saved'),
      ),
    );
    await user.press('Save');
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith(order);
  },
);
