import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { money } from '../../format/testing/money';
import { zakatMachine, type ZakatValues } from './zakatMachine';

const today = '2026-11-21';

function calculate(values: Partial<ZakatValues>) {
  const actor = createActor(zakatMachine).start();
  actor.send({ type: 'changed', values });
  actor.send({ type: 'calculated', today, money });
  return actor;
}

describe('zakatMachine', () => {
  it('calculates without anything but the day', () => {
    expect(calculate({ began: today }).getSnapshot().value).toBe('calculated');
  });

  it.each<[Partial<ZakatValues>, object]>([
    [{}, { began: 'missing' }],
    [{ began: '2026-13-01' }, { began: 'missing' }],
    [{ began: '202026-01-01' }, { began: 'missing' }],
    [{ began: '2026-11-22' }, { began: 'inFuture' }],
    [
      { began: today, cash: 'much', debts: '-1' },
      { cash: 'malformed', debts: 'malformed' },
    ],
    // '1.500' may mean 1500: docs/rules.md MONEY-16.
    [{ began: today, cash: '1.500', gold: '1.500' }, { cash: 'malformed' }],
    [
      { began: today, silver: '1.5000', debts: '12.000' },
      { silver: 'malformed', debts: 'malformed' },
    ],
  ])('refuses %o', (values, errors) => {
    const { value, context } = calculate(values).getSnapshot();
    expect(value).toBe('editing');
    expect(context.errors).toEqual(errors);
  });

  it('clears the error of a field that changes', () => {
    const actor = calculate({ cash: 'much' });
    actor.send({ type: 'changed', values: { cash: '5' } });
    expect(actor.getSnapshot().context.errors).toEqual({ began: 'missing' });
  });

  it('keeps what was typed on the way back', () => {
    const actor = calculate({ cash: '5,000', began: today });
    actor.send({ type: 'back' });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('editing');
    expect(context.values).toMatchObject({ cash: '5,000', began: today });
  });
});
