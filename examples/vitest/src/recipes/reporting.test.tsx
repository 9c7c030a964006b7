import { ApiError } from '@rad-wallet/api';
import { sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { ProblemError } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { money } from '../money';
import { renderInWallet } from './renderInWallet';
import { createInspector, ReportingBoundary, type Report } from './reporting';

const personal = 'Fatima Ali has only Rs. 1,500';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const getReports = (report: ReturnType<typeof vi.fn<Report>>) =>
  report.mock.calls.map(([{ name, message, stack, cause }, context]) =>
    JSON.stringify({ name, message, stack, cause, context }),
  );

it('reports an error during rendering, and shows the page again on retry', async () => {
  const report = vi.fn<Report>();
  let isBroken = true;
  function Page() {
    if (isBroken) throw new RangeError(personal);
    return 'The page';
  }
  const { user } = renderInWallet(
    <ReportingBoundary report={report}>
      <Page />
    </ReportingBoundary>,
  );
  expect(getReports(report)).toEqual([expect.stringMatching(/RangeError.*reporting.*Page/)]);
  expect(getReports(report).join()).not.toMatch(/Fatima|1,500/);
  isBroken = false;
  await user.press('Try again');
  expect(screen.getByText('The page')).toBeTruthy();
});

function submitTransfer(report: Report, send: () => Promise<null>) {
  const clock = new SimulatedClock();
  const inspect = createInspector(report);
  const machine = sendMoneyMachine.provide({ actors: { sendTransfer: request(send) } });
  const actor = createActor(machine, { input: { money }, clock, inspect }).start();
  const contact = { id: 'f', name: 'Fatima Ali', phone: '', initials: 'FA', lastAmount: '0' };
  const accounts = [{ id: 'cash', type: 'trustvault' as const, balance: '711875.00' }];
  actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: accounts } });
  actor.send({ type: 'contact.chosen', contact });
  actor.send({ type: 'amount.changed', amount: '1,500' });
  actor.send({ type: 'continued' });
  actor.send({ type: 'submitted' });
  return {
    clock,
    waitForFailure: () => waitFor(actor, (state) => state.matches('confirming')),
    waitForDoubt: () => waitFor(actor, (state) => state.matches('inDoubt')),
  };
}

it('reports a failed request of a machine, with its status', async () => {
  const report = vi.fn<Report>();
  const { waitForFailure } = submitTransfer(report, async () => {
    throw new ApiError(500, personal);
  });
  await waitForFailure();
  expect(getReports(report)).toEqual([expect.stringMatching(/ApiError.*Status 500.*sendTransfer/)]);
  expect(getReports(report).join()).not.toMatch(/Fatima|1,500/);
});

it('reports a timeout', async () => {
  const report = vi.fn<Report>();
  const { clock, waitForDoubt } = submitTransfer(report, () => new Promise(() => {}));
  clock.increment(30_000);
  await waitForDoubt();
  expect(getReports(report)).toEqual([expect.stringContaining('Request timeout')]);
});

it('does not report an expected refusal', async () => {
  const report = vi.fn<Report>();
  const { waitForFailure } = submitTransfer(report, async () => {
    throw new ProblemError({ id: 'sendAccountError' });
  });
  await waitForFailure();
  expect(report).not.toHaveBeenCalled();
});
