import { getPathsByState, getShortestPaths, startWalk, walkTo } from '@rad-wallet/testing';
import { walkView } from '@rad-wallet/testing/view';
import type { SendMoneyActor } from '@rad-wallet/ui/features/send-money';
import { ProblemError } from '@rad-wallet/ui/engine';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { FamilyFlow } from './FamilyFlow';
import { money } from './money';
import { sendMoneyPlan } from './plan';

const renderFlow = (actor: SendMoneyActor) =>
  render(
    <WalletProvider money={money}>
      <FamilyFlow actor={actor} />
    </WalletProvider>,
  );

const queryCustomButton = () => screen.queryByText('Send to the family');

// The library logs failed requests, and the test plan makes every request fail.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([...getPathsByState(sendMoneyPlan).keys()])(
  'has a title in the state %s',
  async (state) => {
    const { actor } = await walkTo(sendMoneyPlan, state);
    renderFlow(actor);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\w/);
  },
);

it("shows the balance of the plan's account", async () => {
  const { actor } = await walkTo(sendMoneyPlan, 'enteringAmount');
  renderFlow(actor);
  expect(document.body.textContent).toContain('42,000');
});

it('takes every transition as a user would', { timeout: 120_000 }, async () => {
  await walkView(
    sendMoneyPlan,
    { begin: ({ actor }) => void renderFlow(actor as SendMoneyActor), end: cleanup },
    { userEvent },
  );
});

/** Whether the flow shows the app's custom step, the last one before the transfer. */
const isOwn = (state: AnyMachineSnapshot) =>
  ['confirming', 'awaitingAccounts', 'sending', 'asking'].some((name) =>
    state.matches(name as never),
  );

// There are more than a hundred paths, hence the timeout.
it('renders its custom step in every state before the transfer', { timeout: 60_000 }, async () => {
  for (const { plan, steps, state } of getShortestPaths(sendMoneyPlan)) {
    const walk = startWalk(plan);
    for (const step of steps) await walk.take(step);
    const { unmount } = renderFlow(walk.actor);
    expect(queryCustomButton() !== null, JSON.stringify(state.value)).toBe(isOwn(state));
    unmount();
    walk.end();
  }
});

it('completes the flow from the first step to the last', async () => {
  const walk = startWalk(sendMoneyPlan);
  renderFlow(walk.actor);
  const steps = getPathsByState(sendMoneyPlan).get('completed')?.steps ?? [];
  expect(steps.some(({ state }) => isOwn(state))).toBe(true);
  for (const step of steps) {
    await act(() => walk.take(step));
    expect(queryCustomButton() !== null, `after ${step.event.type}`).toBe(isOwn(step.state));
  }
  expect(walk.emitted).toEqual([{ type: 'left', outcome: 'completed' }]);
});

it("shows the bank's own reason and offers a retry", async () => {
  const { actor, refuse } = await walkTo(sendMoneyPlan, 'sending');
  renderFlow(actor);
  await act(() => refuse('sendTransfer', new ProblemError({ id: 'sendAccountError' })));
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('account');
  expect(queryCustomButton()).not.toBeNull();
});
