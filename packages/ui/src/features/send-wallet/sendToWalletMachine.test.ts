import { dinarMoneyDefinition } from '@rad-wallet/mocks/samples';
import { describe, expect, it } from 'vitest';
import { defineMoney } from '../../format';
import { money } from '../../format/testing/money';
import { startMachine } from '../../engine/testing/startMachine';
import { sendToWalletMachine, type SendToWalletValues } from './sendToWalletMachine';

const start = (values: Partial<SendToWalletValues> = {}) =>
  startMachine(sendToWalletMachine, { values, facts: { money } });

describe('sending to a wallet', () => {
  it('starts at 1000 PKR without a recipient', () => {
    expect(start().actor.getSnapshot().context.values).toEqual({
      amount: '1000',
      currency: 'PKR',
      recipient: '',
      message: '',
    });
  });

  it('requires an amount first, then a recipient', () => {
    const { actor, toasts } = start({ amount: '0' });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'changed', values: { amount: '1.239' } });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'changed', values: { currency: 'GOLD', recipient: '   ' } });
    actor.send({ type: 'submitted' });
    expect(toasts.map(({ id }) => id)).toEqual([
      'invalidAmount',
      'invalidAmount',
      'recipientRequired',
    ]);
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('accepts the decimals of the latest currencies', () => {
    const { actor } = start({ recipient: 'RAD-7841-2290', amount: '1.234' });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('editing');
    const dinars = defineMoney(dinarMoneyDefinition);
    actor.send({ type: 'facts.changed', facts: { money: dinars } });
    actor.send({ type: 'changed', values: { currency: dinars.home } });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it.each(['RAD-7841-2290', 'ali@example.com', 'anything at all'])('accepts %j', (recipient) => {
    const { actor } = start({ recipient });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('takes 2 s, shows a toast, and leaves 1.5 s later', () => {
    const { actor, clock, toasts, left } = start({
      recipient: ' ali@example.com ',
      amount: '2,500',
    });
    actor.send({ type: 'submitted' });
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('submitting');
    clock.increment(1);
    expect(toasts).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'walletMoneySent',
        values: { amount: '2500', currency: 'PKR', recipient: 'ali@example.com' },
      },
    ]);
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledOnce();
  });
});
