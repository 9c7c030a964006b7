import { ApiError } from '@rad-wallet/api';
import { expect, it } from 'vitest';
import { recordSignIn, serverSession, watchSession } from './serverSession';

const isEnded = () => serverSession.getState().isEnded;

it.each([
  ['a response', async () => new Response(null, { status: 401 })],
  ['an error', () => Promise.reject(new ApiError(401, 'Sign in first'))],
])('ends with the status 401 of %s, until somebody signs in', async (_, send) => {
  recordSignIn(true);
  await watchSession<unknown>(send).catch(() => {});
  expect(isEnded()).toBe(true);
  recordSignIn(true);
  expect(isEnded()).toBe(false);
});

it.each([
  ['another status', async () => new Response(null, { status: 403 })],
  ['another error', () => Promise.reject(new TypeError('offline'))],
  ['a value', async () => 'done'],
])('does not end with %s', async (_, send) => {
  await watchSession<unknown>(send).catch(() => {});
  expect(isEnded()).toBe(false);
});

it('passes the result and the error on', async () => {
  await expect(watchSession(async () => 'done')).resolves.toBe('done');
  await expect(watchSession(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('does not end with the late answer to a request from before the sign-in', async () => {
  let answer = (_response: Response) => {};
  const sending = watchSession(() => new Promise<Response>((resolve) => (answer = resolve)));
  recordSignIn(true);
  answer(new Response(null, { status: 401 }));
  await sending;
  expect(isEnded()).toBe(false);
});

it('counts sign-ins of other persons', () => {
  const { changes } = serverSession.getState();
  recordSignIn(true);
  expect(serverSession.getState().changes).toBe(changes);
  recordSignIn(false);
  expect(serverSession.getState().changes).toBe(changes + 1);
});
