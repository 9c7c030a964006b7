import { describe, expect, it } from 'vitest';
import { startMachine } from '../../engine/testing/startMachine';
import {
  addCardMachine,
  toSavedCard,
  type AddCardValues,
  type TokenizedCard,
} from './addCardMachine';

const validValues: AddCardValues = {
  number: '4242 4242 4242 4242',
  expiry: '08/28',
  code: '123',
  name: 'Ali Hassan',
  nickname: ' Travel ',
};

function start(values: Partial<AddCardValues> = {}) {
  const started = startMachine(addCardMachine, { values });
  const at = new Date(2026, 10, 21).toISOString();
  const submit = () => started.actor.send({ type: 'submitted', at });
  return { ...started, submit };
}

describe('the values of a card', () => {
  it('requires everything but the nickname, reported beside the fields without a toast', () => {
    const { actor, submit, toasts } = start({ name: '  ' });
    submit();
    expect(actor.getSnapshot().context.fieldErrors).toEqual({
      number: 'missing',
      expiry: 'missing',
      code: 'missing',
      name: 'missing',
    });
    expect(toasts).toEqual([]);
  });

  it.each([
    ['number', '4242 4242 4242 4241'],
    ['expiry', '13/28'],
    ['code', '12'],
    ['code', '1234'],
    ['code', '12a'],
  ] as const)('reports that the %s %j is malformed, and nothing else', (field, text) => {
    const { actor, submit } = start({ ...validValues, [field]: text });
    submit();
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ [field]: 'malformed' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('rejects other brands first, then expired cards, each in a toast', () => {
    const { actor, submit, toasts } = start({
      ...validValues,
      number: '378282246310005',
      expiry: '10/26',
    });
    submit();
    actor.send({ type: 'changed', values: { number: validValues.number } });
    submit();
    expect(toasts.map(({ id, tone }) => [id, tone])).toEqual([
      ['cardUnsupported', 'danger'],
      ['cardExpired', 'danger'],
    ]);
    expect(actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'changed', values: { expiry: '11/26' } });
    submit();
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('reads Urdu digits', () => {
    const { actor, submit } = start({
      ...validValues,
      number: '۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲',
      expiry: '۰۸/۲۸',
      code: '۱۲۳',
    });
    submit();
    expect(actor.getSnapshot().value).toBe('submitting');
  });
});

describe('adding', () => {
  it('takes 2 s, once, shows a toast, and closes', () => {
    const { actor, submit, clock, toasts, left } = start(validValues);
    submit();
    submit();
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    clock.increment(0);
    expect(toasts).toEqual([
      { type: 'toast', tone: 'success', id: 'cardAdded', values: { brand: 'visa', last4: '4242' } },
    ]);
    expect(left).toHaveBeenCalledOnce();
  });

  it('cannot be left while it runs', () => {
    const { actor, submit, left } = start(validValues);
    submit();
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
    actor.send({ type: 'back' });
    expect(left).not.toHaveBeenCalled();
  });

  it('clears number and code on reset', () => {
    const { actor, submit, clock } = start(validValues);
    submit();
    clock.increment(2000);
    clock.increment(0);
    expect(actor.getSnapshot().value).toBe('completed');
    actor.send({ type: 'reset' });
    expect(actor.getSnapshot().value).toBe('editing');
    const kept = JSON.stringify(actor.getPersistedSnapshot());
    expect(kept).not.toContain('4242');
    expect(kept).not.toContain('123');
  });
});

describe('the saved part of a card', () => {
  it('is brand, end of the number, expiry and nickname', () => {
    expect(toSavedCard(validValues)).toEqual({
      id: expect.any(String),
      type: 'visa',
      last4: '4242',
      expiryMonth: 8,
      expiryYear: 2028,
      isDefault: false,
      nickname: 'Travel',
    });
  });

  it('is null for an invalid form', () => {
    expect(toSavedCard({ ...validValues, number: '4242' })).toBeNull();
    expect(toSavedCard({ ...validValues, number: '378282246310005' })).toBeNull();
    expect(toSavedCard({ ...validValues, expiry: '' })).toBeNull();
  });
});

// docs/rules.md METHOD-9.
describe('a card entered with the card processor', () => {
  const tokenized: TokenizedCard = {
    token: 'tok_1',
    brand: 'visa',
    last4: '4242',
    expiry: { month: 8, year: 2028 },
  };
  const entered = { name: ' Ali Hassan ', nickname: '', tokenized };

  it('requires the card and the cardholder only', () => {
    const { actor, submit } = start({ tokenized: null });
    submit();
    expect(actor.getSnapshot().context.fieldErrors).toEqual({
      tokenized: 'missing',
      name: 'missing',
    });
    actor.send({ type: 'changed', values: entered });
    submit();
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('is sent as its token, without number and code', () => {
    const { actor, submit } = start({ ...entered, number: validValues.number, code: '123' });
    submit();
    expect(actor.getSnapshot().context.attempt?.request.subject).toEqual({
      token: 'tok_1',
      brand: 'visa',
      last4: '4242',
      expiry: { month: 8, year: 2028 },
      name: 'Ali Hassan',
      nickname: '',
    });
  });

  it.each([
    [{ brand: 'amex' }, 'cardUnsupported'],
    [{ brand: 'toString' }, 'cardUnsupported'],
    [{ expiry: { month: 10, year: 2026 } }, 'cardExpired'],
  ])('is refused with %j', (change, problem) => {
    const { actor, submit, toasts } = start({ ...entered, tokenized: { ...tokenized, ...change } });
    submit();
    expect(toasts.map(({ id }) => id)).toEqual([problem]);
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('is saved with the last four digits that the processor returned', () => {
    expect(toSavedCard({ ...validValues, ...entered })).toMatchObject({
      type: 'visa',
      last4: '4242',
      expiryMonth: 8,
      expiryYear: 2028,
    });
  });
});
