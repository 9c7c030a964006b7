import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../../engine/testing/startMachine';
import { payeeCheckMachine, type Payee, type PayeeMatch } from './payeeCheckMachine';
import { settle } from '../../engine/testing/settle';

const payee: Payee = { name: 'Ahmed Khan', account: '03001234567' };
afterEach(() => vi.restoreAllMocks());

function start(check: (payee: Payee) => Promise<PayeeMatch>) {
  const machine = payeeCheckMachine.provide({
    actors: { checkPayee: fromPromise<PayeeMatch, Payee>(({ input }) => check(input)) },
  });
  return startMachine(machine, { payee });
}

it.each<[PayeeMatch, string, string | null]>([
  [{ result: 'match' }, 'matching', null],
  [{ result: 'match', name: 'Ahmed Khan' }, 'matching', 'Ahmed Khan'],
  [{ result: 'closeMatch', name: 'M. Ahmed Khan' }, 'similar', 'M. Ahmed Khan'],
  [{ result: 'noMatch' }, 'different', null],
  [{ result: 'unavailable' }, 'unavailable', null],
  [{ result: 'unknown' } as never, 'unavailable', null],
  [undefined as never, 'unavailable', null],
])('%o leads to %s', async (match, state, holder) => {
  const check = vi.fn(async () => match);
  const { actor } = start(check);
  await settle();
  expect(check).toHaveBeenCalledExactlyOnceWith(payee);
  expect(actor.getSnapshot()).toMatchObject({ value: state, context: { holder } });
});

it('counts a rejection as unavailable, logs it, and checks again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const check = vi
    .fn<() => Promise<PayeeMatch>>()
    .mockRejectedValueOnce(new Error('502'))
    .mockResolvedValue({ result: 'match' });
  const { actor } = start(check);
  await settle();
  expect(actor.getSnapshot().value).toBe('unavailable');
  expect(log).toHaveBeenCalledOnce();
  actor.send({ type: 'check.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'checking', context: { isRepeated: true } });
  await settle();
  expect(actor.getSnapshot().value).toBe('matching');
});

it('waits 5 s for the bank, and ignores what it answers later', async () => {
  let answer: (match: PayeeMatch) => void = () => {};
  const { actor, clock } = start(() => new Promise((resolve) => (answer = resolve)));
  clock.increment(4999);
  expect(actor.getSnapshot().value).toBe('checking');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('unavailable');
  answer({ result: 'match' });
  await settle();
  expect(actor.getSnapshot().value).toBe('unavailable');
});
