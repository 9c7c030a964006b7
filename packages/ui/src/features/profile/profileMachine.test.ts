import { describe, expect, it } from 'vitest';
import { startMachine } from '../../engine/testing/startMachine';
import type { ProfileDetails } from './profile';
import { profileMachine } from './profileMachine';

const details: ProfileDetails = {
  name: 'Ali Hassan',
  email: 'ali@example.com',
  phone: '+92 300 7654321',
  address: 'Karachi',
};

const start = (values: Partial<ProfileDetails> = details) =>
  startMachine(profileMachine, { values });

describe('the profile form', () => {
  it('opens with the saved details', () => {
    expect(start().actor.getSnapshot().context.values).toEqual(details);
  });

  it.each([details, { name: '', email: 'no address', phone: '', address: '' }])(
    'saves any input without a message, and goes back: %j',
    (values) => {
      const { actor, clock, left, toasts } = start(values);
      actor.send({ type: 'submitted' });
      clock.increment(0);
      clock.increment(0);
      expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
      expect(toasts).toEqual([]);
    },
  );

  it('can be cancelled', () => {
    const { actor, left } = start();
    actor.send({ type: 'changed', values: { name: 'Somebody' } });
    expect(actor.getSnapshot().context.values).toEqual({ ...details, name: 'Somebody' });
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
  });
});
