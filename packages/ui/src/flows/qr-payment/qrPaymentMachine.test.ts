import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { NOTE_LENGTH, qrPaymentMachine } from './qrPaymentMachine';

function start() {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(qrPaymentMachine, { clock });
  actor.on('toast', ({ tone, id }) => toasts.push(`${tone} ${id}`));
  actor.on('left', left);
  actor.start();
  return { actor, clock, toasts, left };
}

function generating(amount = '') {
  const started = start();
  started.actor.send({ type: 'generate.chosen' });
  started.actor.send({ type: 'amount.changed', amount });
  return started;
}

describe('qrPaymentMachine', () => {
  it('leaves by Back from home only', () => {
    const { actor, left } = start();
    actor.send({ type: 'scan.chosen' });
    actor.send({ type: 'back' });
    actor.send({ type: 'generate.chosen' });
    actor.send({ type: 'back' });
    expect(left).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('home');
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('scans for 2 s, not less', () => {
    const { actor, clock } = start();
    actor.send({ type: 'scan.chosen' });
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('scanning');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('scanned');
    actor.send({ type: 'done' });
    expect(actor.getSnapshot().value).toBe('home');
  });

  it('pays nothing once the scan is cancelled, and starts the next scan anew', () => {
    const { actor, clock } = start();
    actor.send({ type: 'scan.chosen' });
    clock.increment(1500);
    actor.send({ type: 'back' });
    clock.increment(5000);
    expect(actor.getSnapshot().value).toBe('home');
    actor.send({ type: 'scan.chosen' });
    clock.increment(1500);
    expect(actor.getSnapshot().value).toBe('scanning');
  });

  it.each(['0', '0.00', '-5', 'abc', '1e5'])(
    'refuses an amount of %j once it is typed',
    (amount) => {
      const { actor } = generating(amount);
      expect(actor.getSnapshot().context.problem).toBeNull();
      actor.send({ type: 'amount.left' });
      expect(actor.getSnapshot().context.problem).toEqual({ id: 'invalidAmount' });
      actor.send({ type: 'amount.changed', amount: '5' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it.each(['', '  ', '0.01', '1,500', 'Rs. ۱٬۵۰۰', '999999999999999'])(
    'finds nothing wrong with %j',
    (amount) => {
      const { actor } = generating(amount);
      actor.send({ type: 'amount.left' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it('keeps what was typed through Back, and drops it with Done', () => {
    const { actor } = generating('1,500');
    actor.send({ type: 'note.changed', note: 'Lunch' });
    actor.send({ type: 'back' });
    actor.send({ type: 'generate.chosen' });
    expect(actor.getSnapshot().context).toMatchObject({ amount: '1,500', note: 'Lunch' });
    actor.send({ type: 'done' });
    expect(actor.getSnapshot().context).toEqual({ amount: '', note: '', problem: null });
  });

  it('cuts a note that its code could not hold legibly', () => {
    const { actor } = generating('5');
    actor.send({ type: 'note.changed', note: 'ن'.repeat(5000) });
    expect(actor.getSnapshot().context.note).toHaveLength(NOTE_LENGTH);
  });

  it.each([
    ['home', start],
    ['generating', generating],
  ])('says at %s how copying and sharing went, and stays', (state, begin) => {
    const { actor, toasts } = begin();
    actor.send({ type: 'code.copied' });
    actor.send({ type: 'code.copyFailed' });
    actor.send({ type: 'link.copied' });
    actor.send({ type: 'link.copyFailed' });
    expect(toasts).toEqual([
      'success copied',
      'danger linkCopyFailed',
      'success shareLinkCopied',
      'danger linkCopyFailed',
    ]);
    expect(actor.getSnapshot().value).toBe(state);
  });
});
