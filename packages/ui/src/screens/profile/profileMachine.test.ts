import { describe, expect, it } from 'vitest';
import { startMachine } from '../../flows/testing/startMachine';
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
  it('opens with what is known', () => {
    expect(start().actor.getSnapshot().context.values).toEqual(details);
  });

  it.each([details, { name: '', email: 'no address', phone: '', address: '' }])(
    'saves whatever was entered, without a word, and leads back: %j',
    (values) => {
      const { actor, clock, left, toasts } = start(values);
      actor.send({ type: 'submitted' });
      clock.increment(0);
      clock.increment(0);
      expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
      expect(toasts).toEqual([]);
    },
  );

  it('can be given up', () => {
    const { actor, left } = start();
    actor.send({ type: 'changed', values: { name: 'Somebody' } });
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
  });
});
