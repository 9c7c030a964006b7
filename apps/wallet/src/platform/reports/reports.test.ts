// @vitest-environment jsdom
import { ApiError, createQueryClient, NetworkError } from '@rad-wallet/api';
import { addCardMachine, type NewCard } from '@rad-wallet/ui/features/payment-methods';
import { createLazyView } from '@rad-wallet/ui/LazyView';
import { request, RequestTimeoutError } from '@rad-wallet/ui/requests';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sendAndRefresh } from '../api/moneyRequests';
import { reportFault, startReports, type FaultReport } from './reports';

const send = vi.fn<(report: FaultReport) => unknown>();
let stop: () => void;

beforeEach(() => {
  send.mockReset();
  stop = startReports({ send, getPage: () => '/funds' });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('reports an error once, with its source and page', () => {
  const error = new TypeError('Sara Ahmed is undefined');
  reportFault(error, 'rendering');
  reportFault(error, 'uncaught');
  expect(send).toHaveBeenCalledOnce();
  const [report] = send.mock.calls[0]!;
  expect(report).toMatchObject({ name: 'TypeError', source: 'rendering', page: '/funds' });
  expect(JSON.stringify(report)).not.toContain('Sara');
});

it('reports uncaught errors and rejections', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('no') }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new SyntaxError('no') }),
  );
  expect(send.mock.calls.map(([{ name, source }]) => [name, source])).toEqual([
    ['RangeError', 'uncaught'],
    ['SyntaxError', 'uncaught'],
  ]);
});

it.each([
  ['no network', new NetworkError('POST /api/transfers', new TypeError('Failed to fetch'))],
  ['a timeout', new DOMException('Too long', 'TimeoutError')],
  ['our timeout', new RequestTimeoutError()],
  ['the end of the session', new ApiError(401, 'Sign in first')],
  ['a refusal', new ApiError(422, 'No funds')],
])('does not report %s', (_, error) => {
  reportFault(error, 'request');
  expect(send).not.toHaveBeenCalled();
});

it('reports a server error of a payment with its status and the id of the try', async () => {
  const error = new ApiError(503, 'Busy with Sara Ahmed');
  error.requestId = 'try-1';
  const payment = sendAndRefresh(createQueryClient(), () => Promise.reject(error));
  await expect(payment).rejects.toBe(error);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      name: 'ApiError',
      status: 503,
      requestId: 'try-1',
      source: 'request',
    }),
  );
});

async function failToAdd(error: unknown) {
  const submit = request<unknown, { subject: NewCard; idempotencyKey: string }>(async () => {
    throw error;
  });
  const values = {
    name: 'Sara Ahmed',
    number: '4242 4242 4242 4242',
    expiry: '08/99',
    code: '123',
  };
  const actor = createActor(addCardMachine.provide({ actors: { submit } }), {
    input: { values },
  }).start();
  vi.spyOn(console, 'error').mockReturnValue();
  actor.send({ type: 'submitted', at: '2026-11-27T09:00:00Z' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.problem).not.toBeNull());
}

it('reports an actor of a flow that failed, once, but no refusal and no lost connection', async () => {
  const fault = new RangeError('Sara Ahmed');
  await failToAdd(fault);
  await failToAdd(fault);
  await failToAdd(new ApiError(422, 'No funds'));
  await failToAdd(new NetworkError('POST /cards', new TypeError('Failed to fetch')));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'RangeError', source: 'flow' }),
  );
});

it('reports a part that could not be loaded, once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue();
  const fail = (part: string) => () => Promise.reject<() => null>(new TypeError(part));
  const show = async (part: string) => {
    const View = createLazyView(fail(part), { Failed: () => null });
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(createElement(View)));
    act(() => root.unmount());
  };
  await show('/assets/Select-a1.js');
  await show('/assets/Select-a1.js');
  await show('/assets/ToastRegion-b2.js');
  expect(send.mock.calls.map(([{ source }]) => source)).toEqual(['loading', 'loading']);
  vi.unstubAllGlobals();
});

it('survives a host that fails to report', async () => {
  send.mockImplementationOnce(() => {
    throw new Error('Monitoring is down');
  });
  send.mockRejectedValueOnce(new Error('Monitoring is down'));
  reportFault(new Error('no'), 'request');
  reportFault(new Error('no'), 'request');
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(2);
});

it('reports nothing without a host that wants it', () => {
  stop();
  reportFault(new Error('no'), 'request');
  expect(send).not.toHaveBeenCalled();
});
