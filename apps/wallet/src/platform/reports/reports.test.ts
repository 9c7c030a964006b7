// @vitest-environment jsdom
import { ApiError, createQueryClient, NetworkError } from '@rad-wallet/api';
import { RequestTimeoutError } from '@rad-wallet/ui/requests';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendAndRefresh } from '../api/moneyRequests';
import { reportFault, startReports, type FaultReport } from './reports';

const send = vi.fn<(report: FaultReport) => unknown>();
let stop: () => void;

beforeEach(() => {
  send.mockReset();
  stop = startReports({ send, getPage: () => '/funds' });
});
afterEach(() => stop());

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
