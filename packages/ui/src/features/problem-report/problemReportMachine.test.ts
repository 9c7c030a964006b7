import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoResponseError, request } from '../../engine/requests';
import type { SubmitInput } from '../../engine/submission';
import { startSubmission } from '../../engine/testing/startSubmission';
import { MAX_DETAILS, type ProblemReport } from './problemReport';
import {
  problemReportMachine,
  type ProblemReportRequest,
  type ProblemReportValues,
} from './problemReportMachine';

const facts = { paymentId: 'txn-7' };
const report: ProblemReport = {
  reference: 'PR-7',
  reason: 'wrongPerson',
  details: 'Sent to Ali',
  receivedAt: '2026-11-21T09:00:00.000Z',
};

const send = vi.fn<(input: SubmitInput<ProblemReportRequest>) => Promise<ProblemReport>>();

function start(values: Partial<ProblemReportValues> = { reason: 'wrongPerson' }) {
  const machine = problemReportMachine.provide({ actors: { submit: request(send) } });
  return startSubmission(machine, { facts, values });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  send.mockReset().mockResolvedValue(report);
});
afterEach(() => vi.restoreAllMocks());

it('sends the payment, the reason and the trimmed details once, and keeps the report', async () => {
  const { actor, clock, left, submit, listToasts } = start();
  actor.send({ type: 'changed', values: { details: ' Sent to Ali\n' } });
  await Promise.all([submit(), submit()]);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    {
      subject: { paymentId: 'txn-7', reason: 'wrongPerson', details: 'Sent to Ali' },
      idempotencyKey: expect.any(String),
    },
    expect.anything(),
  );
  expect(listToasts()).toEqual(['success problemReported']);
  clock.increment(0);
  expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  expect(actor.getSnapshot().context.result).toEqual(report);
});

it('asks for a reason, and for a shorter text', async () => {
  const { actor, submit } = start({ details: 'x'.repeat(MAX_DETAILS + 1) });
  await submit();
  expect(actor.getSnapshot().context.fieldErrors).toEqual({
    reason: 'missing',
    details: 'malformed',
  });
  actor.send({ type: 'changed', values: { reason: 'notMe' } });
  await submit();
  expect(actor.getSnapshot().context.fieldErrors).toEqual({ details: 'malformed' });
  // Space at the ends is not sent.
  actor.send({ type: 'changed', values: { details: ` ${'x'.repeat(MAX_DETAILS)} ` } });
  expect(send).not.toHaveBeenCalled();
  await submit();
  expect(send).toHaveBeenCalledOnce();
});

it('keeps what was typed after a refusal, and repeats with the same key', async () => {
  const { actor, submit, listToasts } = start({ reason: 'notMe', details: 'I was asleep' });
  send.mockRejectedValueOnce(new Error('500: no'));
  await submit();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: {
      values: { reason: 'notMe', details: 'I was asleep' },
      problem: { id: 'problemNotReported' },
    },
  });
  await submit();
  const [first, second] = send.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
  expect(listToasts()).toEqual(['danger problemNotReported', 'success problemReported']);
});

it('is in doubt, not failed, without a response, and is repeated with the same key and text', async () => {
  const { actor, submit, listToasts } = start();
  send.mockRejectedValueOnce(new NoResponseError());
  await submit();
  expect(actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
  expect(listToasts()).toEqual(['neutral problemReportUnknown']);
  actor.send({ type: 'changed', values: { details: 'More' } });
  await submit();
  const [first, second] = send.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
  expect(actor.getSnapshot().matches('succeeded')).toBe(true);
  expect(listToasts()).toEqual(['neutral problemReportUnknown', 'success problemReported']);
});

it('stays in doubt while the server is down, and ends with a refusal', async () => {
  const { actor, submit, listToasts } = start();
  send
    .mockRejectedValueOnce(new NoResponseError())
    .mockRejectedValueOnce(Object.assign(new Error('503'), { status: 503 }))
    .mockRejectedValueOnce(Object.assign(new Error('422'), { status: 422 }));
  await submit();
  await submit();
  expect(actor.getSnapshot().hasTag('doubt')).toBe(true);
  await submit();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(listToasts().at(-1)).toBe('danger problemNotReported');
});

it('reports the payment of its facts', async () => {
  const { actor, submit } = start();
  actor.send({ type: 'facts.changed', facts: { paymentId: 'txn-8' } });
  await submit();
  expect(send.mock.lastCall?.[0].subject.paymentId).toBe('txn-8');
});

it('simulates the report in 1 s', () => {
  const values = { reason: 'wrongAmount', details: ' 50 too much ' } as const;
  const { actor, clock, toasts } = startSubmission(problemReportMachine, { facts, values });
  actor.send({ type: 'submitted' });
  clock.increment(999);
  expect(toasts).toEqual([]);
  clock.increment(1);
  expect(toasts.map(({ id }) => id)).toEqual(['problemReported']);
  expect(actor.getSnapshot().context.result).toEqual({
    reference: 'DEMO-txn-7',
    reason: 'wrongAmount',
    details: '50 too much',
    receivedAt: expect.stringMatching(/^\d{4}-/),
  });
});
