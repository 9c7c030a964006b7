import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { settle } from '../../engine/testing/settle';
import { startMachine } from '../../engine/testing/startMachine';
import { passkeysMachine, type Passkey, type PasskeyCreation } from './passkeysMachine';

const phone: Passkey = { id: 'phone', name: 'Pixel 9', createdAt: '2026-11-02T09:00:00Z' };
const laptop: Passkey = { id: 'laptop', name: 'MacBook', createdAt: '2026-11-20T09:00:00Z' };

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const load = vi.fn<() => Promise<readonly Passkey[]>>();
const create = vi.fn<(signal: AbortSignal) => Promise<PasskeyCreation>>();
const remove = vi.fn<(id: string) => Promise<void>>();
beforeEach(() => {
  load.mockReset().mockResolvedValue([phone]);
  create.mockReset().mockResolvedValue({ result: 'added' });
  remove.mockReset().mockResolvedValue();
});

const never = () => new Promise<never>(() => {});

async function start({ canCreate = true } = {}) {
  const machine = passkeysMachine.provide({
    actors: {
      loadPasskeys: fromPromise(() => load()),
      createPasskey: fromPromise(({ signal }) => create(signal)),
      removePasskey: fromPromise<void, Pick<Passkey, 'id'>>(({ input }) => remove(input.id)),
    },
  });
  const { actor, clock } = startMachine(machine, { canCreate });
  await settle();
  const read = () => {
    const { value, context } = actor.getSnapshot();
    const ids = context.passkeys?.map(({ id }) => id) ?? null;
    return { state: value, ids, outcome: context.outcome };
  };
  const add = async () => {
    actor.send({ type: 'addition.requested' });
    actor.send({ type: 'consent.given' });
    await settle();
  };
  const removePhone = async () => {
    actor.send({ type: 'removal.requested', passkey: phone });
    actor.send({ type: 'removal.confirmed' });
    await settle();
  };
  return { actor, clock, read, add, removePhone };
}

it('lists the passkeys', async () => {
  const { read } = await start();
  expect(read()).toEqual({ state: 'listing', ids: ['phone'], outcome: null });
});

it('loads them again after a failure, and waits 30 s for the response', async () => {
  load.mockRejectedValueOnce(new Error('502'));
  const { actor, clock, read } = await start();
  expect(read()).toEqual({ state: 'notLoaded', ids: null, outcome: null });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('502'));
  load.mockImplementationOnce(never);
  actor.send({ type: 'retried' });
  clock.increment(29_999);
  expect(read().state).toBe('loading');
  clock.increment(1);
  expect(read().state).toBe('notLoaded');
  actor.send({ type: 'retried' });
  await settle();
  expect(read().state).toBe('listing');
});

it('creates a passkey only with consent, and lists it', async () => {
  const { actor, read } = await start();
  actor.send({ type: 'addition.requested' });
  expect(read().state).toBe('authorizing');
  actor.send({ type: 'consent.declined' });
  expect(read()).toEqual({ state: 'listing', ids: ['phone'], outcome: null });
  expect(create).not.toHaveBeenCalled();
  actor.send({ type: 'addition.requested' });
  load.mockResolvedValue([phone, laptop]);
  actor.send({ type: 'consent.given' });
  expect(read().state).toBe('creating');
  await settle();
  expect(read()).toEqual({ state: 'listing', ids: ['phone', 'laptop'], outcome: 'added' });
  actor.send({ type: 'addition.requested' });
  expect(read().outcome).toBeNull();
});

it('creates none in a browser without Web Authentication', async () => {
  const { actor, read } = await start({ canCreate: false });
  actor.send({ type: 'addition.requested' });
  expect(read().state).toBe('listing');
});

it.each<PasskeyCreation['result']>(['cancelled', 'exists'])(
  'says that the result is %s, without loading again',
  async (result) => {
    create.mockResolvedValue({ result });
    const { read, add } = await start();
    await add();
    expect(read()).toEqual({ state: 'listing', ids: ['phone'], outcome: result });
    expect(load).toHaveBeenCalledOnce();
  },
);

it.each([
  ['notAdded', [phone]],
  // The response was lost.
  ['added', [phone, laptop]],
])('finds out whether a failed addition is %s', async (outcome, loaded) => {
  create.mockRejectedValue(new Error('502'));
  const { read, add } = await start();
  load.mockResolvedValue(loaded);
  await add();
  expect(read()).toMatchObject({ state: 'listing', outcome });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('502'));
});

it('accepts no other result of an addition', async () => {
  create.mockResolvedValue(null as never);
  const { read, add } = await start();
  await add();
  expect(read()).toMatchObject({ state: 'listing', outcome: 'notAdded' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits two minutes for the device', async () => {
  create.mockImplementation(never);
  const { clock, read, add } = await start();
  await add();
  clock.increment(119_999);
  expect(read().state).toBe('creating');
  clock.increment(1);
  await settle();
  expect(read()).toEqual({ state: 'listing', ids: ['phone'], outcome: 'cancelled' });
});

it('closes the prompt when it is cancelled, and finds out whether the passkey was added', async () => {
  create.mockImplementation(never);
  const { actor, read, add } = await start();
  await add();
  actor.send({ type: 'cancelled' });
  expect(create.mock.calls[0]?.[0].aborted).toBe(true);
  await settle();
  expect(read()).toEqual({ state: 'listing', ids: ['phone'], outcome: 'cancelled' });
  await add();
  load.mockResolvedValue([phone, laptop]);
  actor.send({ type: 'cancelled' });
  await settle();
  expect(read().outcome).toBe('added');
});

it('removes a passkey after a question', async () => {
  load.mockResolvedValue([phone, laptop]);
  const { actor, read, removePhone } = await start();
  actor.send({ type: 'removal.requested', passkey: phone });
  expect(read().state).toBe('confirmingRemoval');
  actor.send({ type: 'cancelled' });
  expect(read()).toMatchObject({ state: 'listing', ids: ['phone', 'laptop'] });
  expect(remove).not.toHaveBeenCalled();
  await removePhone();
  expect(remove).toHaveBeenCalledExactlyOnceWith('phone');
  expect(read()).toEqual({ state: 'listing', ids: ['laptop'], outcome: 'removed' });
  actor.send({ type: 'removal.requested', passkey: laptop });
  expect(read().outcome).toBeNull();
});

it.each([
  ['notRemoved', [phone]],
  ['removed', []],
])('finds out whether a failed removal is %s', async (outcome, loaded) => {
  remove.mockRejectedValue(new Error('502'));
  const { read, removePhone } = await start();
  load.mockResolvedValue(loaded);
  await removePhone();
  expect(read()).toMatchObject({ state: 'listing', outcome });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('502'));
});

it('waits 30 s for a removal', async () => {
  remove.mockImplementation(never);
  const { clock, read, removePhone } = await start();
  await removePhone();
  clock.increment(29_999);
  expect(read().state).toBe('removing');
  clock.increment(1);
  await settle();
  expect(read()).toMatchObject({ state: 'listing', outcome: 'notRemoved' });
});

it('keeps the outcome until the passkeys have loaded', async () => {
  create.mockRejectedValue(new Error('502'));
  const { actor, read, add } = await start();
  load.mockRejectedValueOnce(new Error('502')).mockResolvedValue([phone, laptop]);
  await add();
  expect(read()).toEqual({ state: 'notLoaded', ids: ['phone'], outcome: 'notAdded' });
  expect(console.error).toHaveBeenCalledTimes(2);
  actor.send({ type: 'retried' });
  await settle();
  expect(read()).toMatchObject({ state: 'listing', outcome: 'added' });
});

it('can be closed while the device asks', async () => {
  create.mockImplementation(never);
  const { actor, read, add } = await start();
  await add();
  actor.send({ type: 'back' });
  expect(read().state).toBe('closed');
  expect(create.mock.calls[0]?.[0].aborted).toBe(true);
});
