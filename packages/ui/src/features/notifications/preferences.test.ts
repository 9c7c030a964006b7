import { describe, expect, it } from 'vitest';
import {
  setAllPreferences,
  CHANNELS,
  isAnyOn,
  isClockTime,
  TOPICS,
  setPreference,
  type NotificationId,
} from './preferences';

const ids: NotificationId[] = [...CHANNELS, ...TOPICS];
const optionalIds = ids.filter((id) => id !== 'security');

describe('the master switch', () => {
  it('turns everything on', () => {
    expect(Object.values(setAllPreferences(true))).toEqual(ids.map(() => true));
  });

  it('turns everything off except security', () => {
    const off = setAllPreferences(false);
    expect(ids.filter((id) => off[id])).toEqual(['security']);
  });

  it('is off when everything optional is off', () => {
    expect(isAnyOn(setAllPreferences(false))).toBe(false);
  });

  it.each(optionalIds)('is on when only %s is on', (id) => {
    expect(isAnyOn(setPreference(setAllPreferences(false), id, true))).toBe(true);
  });
});

describe('a preference', () => {
  it.each(optionalIds)('%s changes independently', (id) => {
    const turned = setPreference(setAllPreferences(true), id, false);
    expect(ids.filter((other) => !turned[other])).toEqual([id]);
  });

  it('security stays on', () => {
    expect(setPreference(setAllPreferences(true), 'security', false)).toEqual(
      setAllPreferences(true),
    );
  });
});

describe('a time of day', () => {
  it.each(['00:00', '08:00', '22:00', '23:59'])('may be %s', (text) => {
    expect(isClockTime(text)).toBe(true);
  });

  it.each(['', '8:00', '24:00', '22:60', '22:00:00', ' 22:00', '10 PM'])(
    'is not valid: %j',
    (text) => {
      expect(isClockTime(text)).toBe(false);
    },
  );
});
