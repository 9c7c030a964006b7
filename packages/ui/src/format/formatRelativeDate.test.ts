import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatRelativeDate } from './formatRelativeDate';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOW = new Date('2026-11-21T15:45:00+05:00');
const zone = { timeZone: 'Asia/Karachi' };
const formatElapsed = (elapsed: number) => formatRelativeDate(NOW.getTime() - elapsed, NOW, zone);

describe('boundaries', () => {
  it('is just now until an hour has passed', () => {
    expect(formatElapsed(0)).toEqual({ kind: 'justNow' });
    expect(formatElapsed(HOUR - 1)).toEqual({ kind: 'justNow' });
    expect(formatElapsed(HOUR)).toEqual({ kind: 'hoursAgo', hours: 1 });
  });

  it('counts whole hours until a day has passed', () => {
    expect(formatElapsed(2 * HOUR - 1)).toEqual({ kind: 'hoursAgo', hours: 1 });
    expect(formatElapsed(2 * HOUR)).toEqual({ kind: 'hoursAgo', hours: 2 });
    expect(formatElapsed(24 * HOUR - SECOND)).toEqual({ kind: 'hoursAgo', hours: 23 });
    expect(formatElapsed(24 * HOUR - 1)).toEqual({ kind: 'hoursAgo', hours: 23 });
    expect(formatElapsed(24 * HOUR)).toEqual({ kind: 'yesterday', time: '3:45 PM' });
  });

  it('is yesterday until two days have passed, regardless of the calendar', () => {
    expect(formatElapsed(48 * HOUR - SECOND)).toEqual({ kind: 'yesterday', time: '3:45 PM' });
    expect(formatElapsed(48 * HOUR - 1)).toEqual({ kind: 'yesterday', time: '3:45 PM' });
    expect(formatElapsed(48 * HOUR)).toEqual({ kind: 'date', date: 'Nov 19', time: '3:45 PM' });
    // Two calendar days apart, but less than 48 hours.
    expect(
      formatRelativeDate('2026-11-18T00:31:00+05:00', '2026-11-20T00:30:00+05:00', zone),
    ).toEqual({
      kind: 'yesterday',
      time: '12:31 AM',
    });
  });

  it('treats a moment in the future as just now', () => {
    expect(formatElapsed(-1)).toEqual({ kind: 'justNow' });
    expect(formatElapsed(-72 * HOUR)).toEqual({ kind: 'justNow' });
  });
});

describe('clock and zone', () => {
  const noonInKarachi = '2026-01-05T12:05:00+05:00';

  it('runs from 12 to 11', () => {
    const at = (time: string) => formatRelativeDate(`2026-01-05T${time}+05:00`, NOW, zone);
    expect(at('00:05:00')).toEqual({ kind: 'date', date: 'Jan 5', time: '12:05 AM' });
    expect(at('12:05:00')).toEqual({ kind: 'date', date: 'Jan 5', time: '12:05 PM' });
    expect(at('23:59:59')).toEqual({ kind: 'date', date: 'Jan 5', time: '11:59 PM' });
  });

  it('uses the given time zone', () => {
    expect(formatRelativeDate(noonInKarachi, NOW, { timeZone: 'America/Los_Angeles' })).toEqual({
      kind: 'date',
      date: 'Jan 4',
      time: '11:05 PM',
    });
  });

  it("uses the device's time zone by default", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(formatRelativeDate(noonInKarachi, NOW)).toEqual(
      formatRelativeDate(noonInKarachi, NOW, { timeZone }),
    );
  });

  it('formats months and day periods in the given language', () => {
    expect(formatRelativeDate(noonInKarachi, NOW, { ...zone, locale: 'ur' })).toEqual({
      kind: 'date',
      date: '5\u00a0جنوری',
      time: '\u206612:05\u00a0PM\u2069',
    });
  });

  it.each(['\u202f', '\u00a0'])('replaces %j from Intl with an ordinary space', (space) => {
    // Node's Intl uses an ordinary space before AM and PM, unlike several browsers.
    const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
    const format = vi.spyOn(prototype, 'format', 'get');
    format.mockReturnValue(() => `3:45${space}PM`);
    try {
      expect(formatElapsed(30 * HOUR)).toEqual({ kind: 'yesterday', time: '3:45 PM' });
    } finally {
      format.mockRestore();
    }
  });
});

describe('unreadable input', () => {
  it.each(['', 'yesterday', '2026-13-45T00:00:00Z', Number.NaN, Infinity])(
    'treats %j as unknown',
    (timestamp) => {
      expect(formatRelativeDate(timestamp, NOW)).toEqual({ kind: 'unknown' });
    },
  );

  it('does not throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { kind } = formatRelativeDate(text, NOW, zone);
        expect(['justNow', 'hoursAgo', 'yesterday', 'date', 'unknown']).toContain(kind);
      }),
    );
  });
});

it('never labels an older moment as more recent', () => {
  const order = ['justNow', 'hoursAgo', 'yesterday', 'date'];
  const rank = (elapsed: number) => {
    const formatted = formatElapsed(elapsed);
    return (
      order.indexOf(formatted.kind) * 100 + (formatted.kind === 'hoursAgo' ? formatted.hours : 0)
    );
  };
  fc.assert(
    fc.property(fc.nat({ max: 100 * HOUR }), fc.nat({ max: 100 * HOUR }), (a, b) => {
      expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
    }),
  );
});
