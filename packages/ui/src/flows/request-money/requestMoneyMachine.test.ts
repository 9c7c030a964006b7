import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { contact } from '../testing/samples';
import { requestMoneyMachine } from './requestMoneyMachine';

function start() {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(requestMoneyMachine, { clock });
  actor.on('toast', ({ tone, id }) => toasts.push(`${tone} ${id}`));
  actor.on('left', left);
  actor.start();
  actor.send({ type: 'contact.chosen', contact });
  return { actor, clock, toasts, left };
}

function request() {
  const started = start();
  started.actor.send({ type: 'amount.changed', amount: '1500' });
  started.actor.send({ type: 'submitted' });
  return started;
}

describe('requestMoneyMachine', () => {
  it.each(['', ' ', '0', '0.00', '-5', 'abc', '1e5'])('does not send a request of %j', (amount) => {
    const { actor } = start();
    actor.send({ type: 'amount.changed', amount });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('enteringAmount');
  });

  it.each(['0.01', '1,500', 'Rs. ۱٬۵۰۰', '999999999999999'])('sends a request of %j', (amount) => {
    const { actor } = start();
    actor.send({ type: 'amount.changed', amount });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('requested');
  });

  it('needs no reason, and keeps what was typed through a step back', () => {
    const { actor } = start();
    actor.send({ type: 'amount.changed', amount: '1,500' });
    actor.send({ type: 'reason.changed', reason: 'Lunch ' });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('choosingContact');
    const other = { ...contact, id: 'contact-2' };
    actor.send({ type: 'contact.chosen', contact: other });
    expect(actor.getSnapshot().context).toEqual({
      contact: other,
      amount: '1,500',
      reason: 'Lunch ',
    });
  });

  it('leaves by Back from the first step only', () => {
    const { actor, left } = start();
    actor.send({ type: 'back' });
    expect(left).not.toHaveBeenCalled();
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('cannot be taken back or sent again once it is sent', () => {
    const { actor } = request();
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
  });

  it('says how copying went, and stays', () => {
    const { actor, toasts } = request();
    actor.send({ type: 'link.copied' });
    actor.send({ type: 'link.copyFailed' });
    expect(toasts).toEqual(['success linkCopied', 'danger linkCopyFailed']);
    expect(actor.getSnapshot().value).toBe('requested');
  });

  it('leaves 4 s after the request was sent, not before, whatever was copied meanwhile', () => {
    const { actor, clock, left } = request();
    clock.increment(2500);
    actor.send({ type: 'link.copied' });
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledOnce();
  });

  it('counts from the sending, not from the start of the flow', () => {
    const { actor, clock, left } = start();
    actor.send({ type: 'amount.changed', amount: '1' });
    clock.increment(10_000);
    actor.send({ type: 'submitted' });
    clock.increment(3999);
    expect(left).not.toHaveBeenCalled();
  });

  it('does not move a person who left first', () => {
    const { actor, clock, left } = request();
    clock.increment(1000);
    actor.send({ type: 'finished' });
    actor.send({ type: 'finished' });
    clock.increment(10_000);
    expect(left).toHaveBeenCalledOnce();
  });
});
