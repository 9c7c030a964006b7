import { pathsByState, shortestPaths, startWalk, walkTo } from '@rad-wallet/testing';
import { sendMoneyPlan } from '@rad-wallet/testing/flows/send-money';
import type { SendMoneyActor } from '@rad-wallet/ui/flows/send-money';
import { ProblemError } from '@rad-wallet/ui/flows/shared';
import { loadMessages } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FamilyFlow } from './FamilyFlow';

const messages = await loadMessages('en');

const show = (actor: SendMoneyActor) =>
  render(
    <WalletProvider messages={messages}>
      <FamilyFlow actor={actor} />
    </WalletProvider>,
  );

/** The button of the step that this app draws itself. */
const ownButton = () => screen.queryByRole('button', { name: 'Send to the family' });

// The library logs what is refused, and the plan refuses whatever can be.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([...pathsByState(sendMoneyPlan).keys()])('has a title in the state %s', async (state) => {
  const { actor } = await walkTo(sendMoneyPlan, state);
  show(actor);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\w/);
});

it('draws its own step on every way through the flow, and only where money is about to go', async () => {
  let drawn = 0;
  for (const { steps } of shortestPaths(sendMoneyPlan)) {
    const walk = startWalk(sendMoneyPlan);
    const { unmount } = show(walk.actor);
    for (const step of steps) {
      await act(() => walk.take(step));
      const isConfirming = ['confirming', 'awaitingAccounts', 'sending'].includes(
        String(step.state.value),
      );
      expect(ownButton() !== null, `after ${step.event.type}`).toBe(isConfirming);
      drawn += Number(isConfirming);
    }
    unmount();
    walk.end();
  }
  expect(drawn).toBeGreaterThan(10);
});

it("says the bank's own reason, and offers to try again", async () => {
  const { actor, refuse } = await walkTo(sendMoneyPlan, 'sending');
  show(actor);
  await act(() => refuse('sendTransfer', new ProblemError({ id: 'sendAccountError' })));
  expect(screen.getByRole('alert').textContent).toContain('account');
  expect(ownButton()).not.toBeNull();
});
