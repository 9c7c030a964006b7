import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { NoResponseError, simulate, type RequestActor } from '../requests';
import { ProblemError, type ToastEvent } from '..';
import { startMachine } from '../testing/startMachine';
import type { SubmissionInput, SubmitInput } from './submissionContext';
import { createSubmissionMachine } from './submissionMachine';
import {
  sampleFacts,
  sampleForm,
  type SampleFacts,
  type SampleSubject,
  type SampleValues,
} from '../testing/sampleForm';
import { settle } from '../testing/settle';

type Input = SubmitInput<SampleSubject>;
type Submit = (input: Input) => Promise<unknown>;

const machine = createSubmissionMachine(sampleForm);
const filled: SampleValues = { email: 'ali@example.com', amount: '1500' };

function startWith(
  submit: RequestActor<unknown, Input>,
  input: SubmissionInput<SampleValues, SampleFacts> = { values: filled, facts: sampleFacts },
) {
  const started = startMachine(machine.provide({ actors: { submit } }), input);
  const { actor } = started;
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { ...started, state, context };
}

const start = (submit: Submit, input?: SubmissionInput<SampleValues, SampleFacts>) =>
  startWith(
    fromPromise<unknown, Input>(({ input }) => submit(input)),
    input,
  );

const submitNothing = async () => {};
const submitForever = () => new Promise(() => {});

describe('editing', () => {
  it('starts empty without values, and merges its values over the initial ones', () => {
    const actor = createActor(machine, { input: { facts: sampleFacts } }).start();
    expect(actor.getSnapshot().context.values).toEqual({ email: '', amount: '' });
    const { context } = start(submitNothing, { values: { amount: '5' }, facts: sampleFacts });
    expect(context().values).toEqual({ email: '', amount: '5' });
  });

  it('updates the given values and keeps the others', () => {
    const { actor, context } = start(submitNothing, {
      values: { email: 'a@b.c' },
      facts: sampleFacts,
    });
    actor.send({ type: 'changed', values: { amount: '7' } });
    expect(context().values).toEqual({ email: 'a@b.c', amount: '7' });
  });

  it('offers Submit only when the form is ready', () => {
    const values = { email: 'a@b.c' };
    const { actor, state } = start(submitNothing, { values, facts: sampleFacts });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({ type: 'submitted' });
    expect(state()).toBe('editing');
    actor.send({ type: 'changed', values: { amount: '7' } });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(true);
  });

  it('leaves on Back, and keeps the input', () => {
    const { actor, left, context } = start(submitNothing);
    actor.send({ type: 'back' });
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
    expect(context().values).toEqual(filled);
  });

  it('resets to the initial or given values, and keeps the facts', () => {
    const { actor, context } = start(submitNothing);
    actor.send({ type: 'changed', values: { email: '' } });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'reset', values: { amount: '9' } });
    expect(context()).toMatchObject({ values: { email: '', amount: '9' }, fieldErrors: {} });
    expect(context().facts).toEqual(sampleFacts);
    actor.send({ type: 'reset' });
    expect(context().values).toEqual({ email: '', amount: '' });
  });
});

describe('validation', () => {
  it('shows field errors beside their fields, before any rule of the form and without a toast', () => {
    const { actor, context, toasts, state } = start(submitNothing, {
      values: { amount: '0' },
      facts: sampleFacts,
    });
    actor.send({ type: 'submitted' });
    expect(context()).toMatchObject({ fieldErrors: { email: 'missing' }, problem: null });
    expect(toasts).toEqual([]);
    expect(state()).toBe('editing');
  });

  it('treats a field with an undefined error as valid', () => {
    const validateFields = () => ({ name: undefined });
    const submit = simulate(1);
    const form = createSubmissionMachine({
      id: 'f',
      initialValues: { name: '' },
      validateFields,
      submit,
    });
    const actor = createActor(form, { clock: new SimulatedClock() }).start();
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('clears the error of a field that another field makes valid', () => {
    const form = createSubmissionMachine({
      id: 'dependent',
      initialValues: { email: '', phone: '' },
      validateFields: ({ email, phone }) => (email || phone ? {} : { email: 'missing' }),
      submit: simulate(1),
    });
    const { actor } = startMachine(form);
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ email: 'missing' });
    actor.send({ type: 'changed', values: { phone: '0301' } });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(actor.getSnapshot().context.fieldErrors).toEqual({});
  });

  it('shows the first broken rule in a toast', () => {
    const values = { email: 'a@b.c', amount: '0' };
    const facts: SampleFacts = { accounts: { status: 'ready', value: [] } };
    const { actor, context, toasts } = start(submitNothing, { values, facts });
    actor.send({ type: 'submitted' });
    expect(context().problem).toEqual({ id: 'invalidAmount' });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'invalidAmount' }]);
    actor.send({ type: 'changed', values: { amount: '5' } });
    actor.send({ type: 'submitted' });
    expect(context().problem).toEqual({ id: 'accountsNotLoaded' });
    expect(toasts.map(({ id }) => id)).toEqual(['invalidAmount', 'accountsNotLoaded']);
  });

  it('starts with the given facts, and validates with the latest', async () => {
    const facts: SampleFacts = { accounts: { status: 'loading' } };
    const { actor, context, state } = start(submitNothing, { values: filled, facts });
    expect(context().facts).toEqual(facts);
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({ type: 'facts.changed', facts: sampleFacts });
    actor.send({ type: 'submitted' });
    await settle();
    expect(state()).toBe('succeeded');
  });

  it('evaluates the rules when Submit is pressed', () => {
    const form = createSubmissionMachine({
      id: 'dated',
      initialValues: { name: 'Ali' },
      validateFields: (_values, at) => (at.getUTCFullYear() < 2000 ? { name: 'malformed' } : {}),
      findProblem: (_values, _facts, at) =>
        at.getUTCFullYear() > 2029 ? { id: 'cardExpired' } : null,
      submit: simulate(1),
    });
    const { actor, toasts } = startMachine(form);
    actor.send({ type: 'submitted', at: '1999-12-31T23:59:59Z' });
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ name: 'malformed' });
    actor.send({ type: 'submitted', at: '2030-01-01T00:00:00Z' });
    expect(toasts.map(({ id }) => id)).toEqual(['cardExpired']);
    actor.send({ type: 'submitted', at: '2029-12-31T23:59:59Z' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('clears the problem on any change, and a field error when its own field changes', () => {
    const { actor, context } = start(submitNothing, {
      values: { amount: '5' },
      facts: sampleFacts,
    });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'changed', values: { amount: '0' } });
    expect(context().fieldErrors).toEqual({ email: 'missing' });
    actor.send({ type: 'changed', values: { email: 'a@b.c' } });
    expect(context().fieldErrors).toEqual({});
    actor.send({ type: 'submitted' });
    expect(context().problem).not.toBeNull();
    actor.send({ type: 'changed', values: { email: 'x@b.c' } });
    expect(context().problem).toBeNull();
  });
});

describe('submitting', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('submits the subject as plain figures, and a key', async () => {
    const submit = vi.fn(submitNothing);
    const { actor } = start(submit, {
      values: { ...filled, amount: 'Rs. 1,500.00' },
      facts: sampleFacts,
    });
    actor.send({ type: 'submitted' });
    await settle();
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      subject: filled,
      idempotencyKey: expect.any(String),
    });
  });

  it('ignores other events while it runs: submissions, changes and Back', async () => {
    const submit = vi.fn(submitForever);
    const { actor, context, state, left } = start(submit);
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'changed', values: { amount: '1' } });
    actor.send({ type: 'reset' });
    actor.send({ type: 'back' });
    await settle();
    expect(submit).toHaveBeenCalledOnce();
    expect(context().values).toEqual(filled);
    expect(state()).toBe('submitting');
    expect(left).not.toHaveBeenCalled();
  });

  it('keeps everything after a failure, logs it, and repeats with the same key', async () => {
    const failure = new Error('500: no');
    const submit = vi.fn<Submit>().mockRejectedValueOnce(failure).mockResolvedValue({});
    const { actor, context, state, toasts } = start(submit);
    actor.send({ type: 'submitted' });
    await settle();
    expect(state()).toBe('editing');
    expect(context()).toMatchObject({ values: filled, problem: { id: 'transferFailed' } });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'transferFailed' }]);
    expect(console.error).toHaveBeenCalledWith(failure);

    actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = submit.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(state()).toBe('succeeded');
    expect(context().problem).toBeNull();
  });

  it('keeps the key when the same amount was typed differently', async () => {
    const submit = vi.fn<Submit>().mockRejectedValueOnce(new Error('500: no')).mockResolvedValue(1);
    const { actor } = start(submit);
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'changed', values: { amount: 'Rs. 1,500.00' } });
    actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = submit.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('shows the app’s reason instead of the default', async () => {
    const { actor, context, toasts } = start(async () => {
      throw new ProblemError({ id: 'accountsNotLoaded' });
    });
    actor.send({ type: 'submitted' });
    await settle();
    expect(context().problem).toEqual({ id: 'accountsNotLoaded' });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'accountsNotLoaded' }]);
  });

  it('uses a new key when the values changed after a failure, and after a reset', async () => {
    const submit = vi.fn<Submit>().mockRejectedValueOnce(new Error('500: no')).mockResolvedValue(1);
    const { actor } = start(submit);
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'changed', values: { amount: '2' } });
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'back' });
    actor.send({ type: 'reset', values: { email: filled.email, amount: '2' } });
    actor.send({ type: 'submitted' });
    await settle();
    expect(new Set(submit.mock.calls.map(([input]) => input.idempotencyKey)).size).toBe(3);
  });

  it.each([true, false])(
    'keeps keys over a reset only if it can: %s',
    async (canRetryAfterReset) => {
      const keys: string[] = [];
      const submit = fromPromise<unknown, SubmitInput<{ name: string }>>(async ({ input }) => {
        keys.push(input.idempotencyKey);
        if (keys.length < 2) throw new Error('500: no');
      });
      const form = createSubmissionMachine({
        id: 'form',
        initialValues: { name: 'Ali' },
        canRetryAfterReset,
        submit,
      });
      const actor = createActor(form, { clock: new SimulatedClock() }).start();
      actor.send({ type: 'submitted' });
      await settle();
      actor.send({ type: 'reset' });
      expect(actor.getSnapshot().context.attempt === null).toBe(!canRetryAfterReset);
      actor.send({ type: 'submitted' });
      await settle();
      expect(keys[0] === keys[1]).toBe(canRetryAfterReset);
      expect(actor.getSnapshot().context.attempt).toBeNull();
    },
  );

  it('times out on a request without a response', () => {
    const { actor, clock, state, toasts } = start(submitForever);
    actor.send({ type: 'submitted' });
    clock.increment(29_999);
    expect(state()).toBe('submitting');
    clock.increment(1);
    expect(state()).toBe('editing');
    expect(toasts.map(({ id }) => id)).toEqual(['transferFailed']);
  });

  it('has a default failure text, and reports missing input', async () => {
    const bare = createSubmissionMachine({ id: 'bare', initialValues: {} });
    const actor = createActor(bare).start();
    actor.send({ type: 'submitted' });
    await settle();
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'submissionFailed' });
    expect(console.error).toHaveBeenCalledWith(new Error('bare: provide the actor submit.'));
  });
});

describe('success', () => {
  it('keeps the result, shows the toast, and leaves after the redirect, not before', async () => {
    const { actor, clock, context, left, toasts } = start(async () => 'txn-1');
    actor.send({ type: 'submitted' });
    await settle();
    expect(context().result).toBe('txn-1');
    expect(toasts).toEqual([{ type: 'toast', tone: 'success', id: 'linkCopied' }]);
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });

  it('cancels the redirect when the user leaves first', async () => {
    const { actor, clock, left } = start(submitNothing);
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'back' });
    clock.increment(60_000);
    expect(left).toHaveBeenCalledOnce();
  });

  it('ignores further submissions before and after leaving', async () => {
    const submit = vi.fn(submitNothing);
    const { actor, clock } = start(submit);
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'submitted' });
    clock.increment(1500);
    actor.send({ type: 'submitted' });
    await settle();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('restarts after a reset', async () => {
    const { actor, state, context } = start(submitNothing);
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'back' });
    actor.send({ type: 'reset' });
    expect(state()).toBe('editing');
    expect(context()).toMatchObject({ values: { email: '', amount: '' }, result: null });
  });

  it('builds the toast from the values and the result, or shows none', async () => {
    const success = vi.fn(() => ({ id: 'welcomeBack' as const, values: { name: 'Ali' } }));
    const toasts: ToastEvent[] = [];
    for (const more of [{ success }, {}]) {
      const initialValues = { name: 'Ali' };
      const submit = fromPromise<number, SubmitInput<typeof initialValues>>(async () => 42);
      const form = createSubmissionMachine({ id: 'form', initialValues, submit, ...more });
      const actor = createActor(form, { clock: new SimulatedClock() });
      actor.on('toast', (toast) => toasts.push(toast));
      actor.start().send({ type: 'submitted' });
      await settle();
      expect(actor.getSnapshot().value).toBe('succeeded');
    }
    expect(success).toHaveBeenCalledExactlyOnceWith({
      values: { name: 'Ali' },
      result: 42,
      facts: null,
    });
    expect(toasts).toEqual([
      { type: 'toast', tone: 'success', id: 'welcomeBack', values: { name: 'Ali' } },
    ]);
  });
});

describe('a form that moves no money', () => {
  const onlyLimit = { limit: '5' };
  const lost = () => Promise.reject(new NoResponseError());

  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  async function submitTo(send: () => Promise<unknown>, more: object = {}) {
    const form = createSubmissionMachine({
      id: 'limit',
      initialValues: onlyLimit,
      failure: () => ({ id: 'transferFailed' }),
      submit: fromPromise(send),
      ...more,
    });
    const started = startMachine(form);
    started.actor.send({ type: 'submitted' });
    await settle();
    return started;
  }

  it('has failed without a response', async () => {
    const { actor, toasts } = await submitTo(lost);
    expect(actor.getSnapshot().value).toBe('editing');
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'transferFailed' }]);
  });

  it('is in doubt without a response if it says what to show, never as an error', async () => {
    const unanswered = vi.fn(() => ({ id: 'linkCopied' as const }));
    const { actor, toasts } = await submitTo(lost, { unanswered });
    expect(actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
    expect(toasts).toEqual([{ type: 'toast', tone: 'neutral', id: 'linkCopied' }]);
    expect(unanswered).toHaveBeenCalledWith(onlyLimit, null);
  });

  it('has failed after a rejection, whatever it shows without a response', async () => {
    const { actor, toasts } = await submitTo(() => Promise.reject(new Error('422')), {
      unanswered: () => ({ id: 'linkCopied' }),
    });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'transferFailed' }]);
  });
});

it('validates fields with the facts', () => {
  const validateFields = vi.fn(() => ({}));
  const facts = { maximum: '5' };
  const form = createSubmissionMachine<{ limit: string }, typeof facts>({
    id: 'limit',
    initialValues: { limit: '5' },
    hasFacts: true,
    validateFields,
    submit: simulate(1),
  });
  startMachine(form, { facts }).actor.send({ type: 'submitted', at: '2026-11-28T09:00:00Z' });
  expect(validateFields).toHaveBeenCalledWith(
    { limit: '5' },
    new Date('2026-11-28T09:00:00Z'),
    facts,
  );
});

describe('a simulated submission', () => {
  it('succeeds on the machine’s clock, to the millisecond', () => {
    const { actor, clock, state } = startWith(simulate(2000));
    actor.send({ type: 'submitted' });
    clock.increment(1999);
    expect(state()).toBe('submitting');
    clock.increment(1);
    expect(state()).toBe('succeeded');
  });

  it('exits immediately without a redirect delay', () => {
    const clock = new SimulatedClock();
    const submit = simulate(1500);
    const form = createSubmissionMachine({ id: 'form', initialValues: {}, submit });
    const left = vi.fn();
    const actor = createActor(form, { clock });
    actor.on('left', left);
    actor.start().send({ type: 'submitted' });
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    clock.increment(0);
    expect(left).toHaveBeenCalledOnce();
  });

  it('accepts other delays, and a real request instead', async () => {
    const form = createSubmissionMachine({ id: 'form', initialValues: {}, submit: simulate(10) });
    const clock = new SimulatedClock();
    const slow = createActor(form.provide({ delays: { redirect: 60_000 } }), { clock }).start();
    slow.send({ type: 'submitted' });
    clock.increment(10);
    clock.increment(59_999);
    expect(slow.getSnapshot().value).toBe('succeeded');

    const request = vi.fn(async () => {});
    const real = createActor(
      form.provide({ actors: { submit: fromPromise<unknown, SubmitInput<object>>(request) } }),
    ).start();
    real.send({ type: 'submitted' });
    await settle();
    expect(request).toHaveBeenCalledOnce();
  });
});
