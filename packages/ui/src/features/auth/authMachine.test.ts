import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { authMachine, type AuthValues } from './authMachine';

function start(values: Partial<AuthValues>) {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(authMachine, { clock, input: { values } });
  actor.on('toast', (toast) => toasts.push(toast.id));
  actor.on('left', left);
  actor.start();
  return { actor, clock, toasts, left };
}

function submit(values: Partial<AuthValues>) {
  const started = start(values);
  started.actor.send({ type: 'submitted' });
  const { context, value } = started.actor.getSnapshot();
  return { ...started, fieldErrors: context.fieldErrors, problem: context.problem, state: value };
}

const signInValues: Partial<AuthValues> = { email: 'ali@example.com', password: 'x' };
const signUp: Partial<AuthValues> = {
  mode: 'signUp',
  name: 'Ali Raza',
  email: 'ali@example.com',
  phone: '+92 300 1234567',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe('required fields', () => {
  it('are email and password for sign-in', () => {
    expect(submit({}).fieldErrors).toEqual({ email: 'missing', password: 'missing' });
  });

  it('are all five for sign-up, reported together without a toast', () => {
    const { fieldErrors, toasts } = submit({ mode: 'signUp' });
    expect(Object.keys(fieldErrors).toSorted()).toEqual([
      'confirmPassword',
      'email',
      'name',
      'password',
      'phone',
    ]);
    expect(toasts).toEqual([]);
  });

  it('are not satisfied by spaces, except for a password', () => {
    const spaces = { name: ' ', email: ' ', phone: ' ' };
    expect(submit({ ...signUp, ...spaces }).fieldErrors).toEqual({
      name: 'missing',
      email: 'missing',
      phone: 'missing',
    });
    expect(submit({ ...signInValues, password: '   ' }).state).toBe('submitting');
  });

  it('are checked before the rules on passwords', () => {
    const { fieldErrors, problem } = submit({ ...signUp, name: '', confirmPassword: 'another' });
    expect(fieldErrors).toEqual({ name: 'missing' });
    expect(problem).toBeNull();
  });

  it.each(['ali', 'ali@', '@example.com', 'ali@exa mple.com', 'ali@-example.com', 'a@b..c'])(
    'rejects an address such as %j',
    (email) => {
      expect(submit({ ...signInValues, email }).fieldErrors).toEqual({ email: 'malformed' });
    },
  );

  it.each(['ali@example.com', ' ali@example.com ', 'a.b+c@d-e.co.uk', 'ali@localhost'])(
    'accepts %j',
    (email) => {
      expect(submit({ ...signInValues, email }).state).toBe('submitting');
    },
  );
});

describe('passwords', () => {
  it('must match, which is checked before their length', () => {
    const { toasts, problem, state } = submit({ ...signUp, password: 'a', confirmPassword: 'b' });
    expect(problem).toEqual({ id: 'passwordsDontMatch' });
    expect(toasts).toEqual(['passwordsDontMatch']);
    expect(state).toBe('editing');
  });

  it('have at least 8 characters', () => {
    const of = (password: string) => submit({ ...signUp, password, confirmPassword: password });
    expect(of('1234567').toasts).toEqual(['passwordTooShort']);
    expect(of('12345678').state).toBe('submitting');
  });

  it('count a character outside the basic plane once', () => {
    const password = '😀😀😀😀';
    const { toasts } = submit({ ...signUp, password, confirmPassword: password });
    expect(toasts).toEqual(['passwordTooShort']);
  });

  it('may have any length for signing in', () => {
    expect(submit({ ...signInValues, password: '1' }).state).toBe('submitting');
  });
});

describe('submitting', () => {
  it.each([
    [signInValues, 'welcomeBack'],
    [signUp, 'accountCreated'],
  ])('takes 1500 ms, then shows a toast and redirects at once', (values, toast) => {
    const { clock, toasts, left } = submit(values);
    clock.increment(1499);
    expect(toasts).toEqual([]);
    clock.increment(1);
    expect(toasts).toEqual([toast]);
    clock.increment(0);
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('the other mode', () => {
  it('clears the form, in both directions', () => {
    const { actor } = submit({ ...signUp, confirmPassword: 'another' });
    actor.send({ type: 'reset', values: { mode: 'signIn' } });
    const blank = { name: '', email: '', phone: '', password: '', confirmPassword: '' };
    expect(actor.getSnapshot().context).toMatchObject({
      values: { mode: 'signIn', ...blank },
      problem: null,
    });
    actor.send({ type: 'changed', values: signInValues });
    actor.send({ type: 'reset', values: { mode: 'signUp' } });
    expect(actor.getSnapshot().context.values).toEqual({ mode: 'signUp', ...blank });
  });

  it('is not available while submitting', () => {
    const { actor } = submit(signInValues);
    expect(actor.getSnapshot().can({ type: 'reset', values: { mode: 'signUp' } })).toBe(false);
  });
});
