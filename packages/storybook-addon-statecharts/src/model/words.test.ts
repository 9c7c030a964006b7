import { describe, expect, it } from 'vitest';
import { checkIn, door, order, player, trafficLight } from '../testing';
import { chartOf } from './chartOf';
import { duration, transitionText } from './words';

const sentences = (machine: Parameters<typeof chartOf>[0], source: string) => {
  const chart = chartOf(machine);
  return chart.transitions
    .filter((transition) => transition.source === source)
    .map((transition) => transitionText(chart, transition));
};

describe('words', () => {
  it.each([
    [250, '250 ms'],
    [1500, '1.5 s'],
    [90_000, '1.5 min'],
    [7_200_000, '2 h'],
  ])('says %i ms as %s', (ms, text) => expect(duration(ms)).toBe(text));

  it('reads a choice from the first to the last', () => {
    expect(sentences(order, 'unpaid')).toEqual([
      'paid if isAtLeast(amount: 100): to packing, emits receipt',
      'paid else if not(mayTryAgain): to withdrawn',
      'paid else: stays',
    ]);
  });

  it('reads actors, delays, what is forbidden and what is done', () => {
    expect(sentences(order, 'packing')).toEqual([
      'cancelled: is forbidden',
      'done: pack: to travelling',
      'error: pack: to failed, noteError',
      'after patience · 8 s: to failed, noteError',
    ]);
    expect(sentences(trafficLight, 'amber')).toEqual(['after untilClear: to red']);
    expect(sentences(trafficLight, 'blinking')[1]).toBe('always if not(isNight): to red');
    expect(sentences(door, '')[0]).toBe('*: stays, log');
  });

  it('reads several targets, a state entered anew, and the end of a state', () => {
    expect(sentences(checkIn, 'arriving')[0]).toBe(
      'came.late: to boarding.bag.dropped and boarding.seat.given',
    );
    expect(sentences(checkIn, 'boarding')).toEqual(['done: to ready']);
    expect(sentences(player, 'playing.fast')[1]).toBe('restart: enters anew');
  });
});
