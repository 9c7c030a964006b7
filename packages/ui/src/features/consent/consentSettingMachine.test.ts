import { expect, it } from 'vitest';
import { startMachine } from '../../engine/testing/startMachine';
import { consentSettingMachine } from './consentSettingMachine';

function start(above: string | null, locale?: string) {
  const { actor } = startMachine(consentSettingMachine, { saved: { above }, decimals: 2, locale });
  return {
    actor,
    change: (values: { isOn?: boolean; amount?: string }) =>
      actor.send({ type: 'changed', values }),
    submit: () => {
      actor.send({ type: 'submitted' });
      const { value, context } = actor.getSnapshot();
      return { state: value, change: context.change, fieldError: context.fieldError };
    },
  };
}

it.each([
  ['1500', '1500'],
  ['1,500.50', '1500.5'],
  ['٢٥٠٠', '2500'],
  // Every payment.
  ['0', '0'],
])('authorizes %s as %s, once', (amount, above) => {
  const { change, submit } = start(null);
  change({ isOn: true, amount });
  const authorizing = { state: 'authorizing', change: { above }, fieldError: null };
  expect(submit()).toEqual(authorizing);
  change({ amount: '9' });
  expect(submit()).toEqual(authorizing);
});

it.each([
  ['', 'missing'],
  ['much', 'malformed'],
  ['-5', 'malformed'],
  ['1.005', 'malformed'],
])('does not authorize %o', (amount, fieldError) => {
  const { actor, change, submit } = start(null);
  change({ isOn: true, amount });
  expect(submit()).toEqual({ state: 'editing', change: null, fieldError });
  change({ amount: '1' });
  expect(actor.getSnapshot().context.fieldError).toBeNull();
});

it('turns it off without an amount', () => {
  const { change, submit } = start('1000');
  change({ isOn: false, amount: '' });
  expect(submit()).toMatchObject({ state: 'authorizing', change: { above: null } });
});

it.each([
  [null, undefined, { isOn: false, amount: '' }],
  ['0', undefined, { isOn: true, amount: '0' }],
  ['50000', undefined, { isOn: true, amount: '50,000' }],
  ['1250000.5', undefined, { isOn: true, amount: '1,250,000.5' }],
  ['5000.00', undefined, { isOn: true, amount: '5,000.00' }],
  ['1250000', 'hi', { isOn: true, amount: '12,50,000' }],
])(
  'groups the saved amount %o, and closes without the PIN if nothing was changed',
  (above, locale, values) => {
    const { actor, submit } = start(above, locale);
    expect(actor.getSnapshot().context.values).toEqual(values);
    expect(submit()).toMatchObject({ state: 'closed', change: null });
  },
);

it('keeps the input if the change is not authorized, and ends when it is', () => {
  const { actor, change, submit } = start('1000');
  change({ amount: '2000' });
  submit();
  actor.send({ type: 'consent.declined' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.values).toEqual({ isOn: true, amount: '2000' });
  submit();
  actor.send({ type: 'consent.given' });
  expect(actor.getSnapshot().value).toBe('saved');
  expect(actor.getSnapshot().context.change).toEqual({ above: '2000' });
});

it('can be closed while it is authorized', () => {
  const { actor, change, submit } = start('1000');
  change({ isOn: false });
  submit();
  actor.send({ type: 'back' });
  expect(actor.getSnapshot().value).toBe('closed');
});
