import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../model';
import { checkIn, lamp, overlapsIn, order, player, zoo } from '../testing';
import { stateContents } from './contents';
import type { Direction } from './geometry';
import { layOutHere } from './layOutHere';
import { planOf } from './plan';

const ways: readonly Direction[] = ['down', 'right'];
const cases = zoo.flatMap((machine) => ways.map((way) => ({ machine, way })));

describe('a layout', () => {
  it.each(cases)(
    'of $machine.id, $way, lets nothing lie over anything else',
    async ({ machine, way }) => {
      const chart = chartOf(machine);
      const geometry = await layOutHere(chart, way);
      expect(overlapsIn(chart, geometry)).toEqual([]);
      expect(geometry.lines.filter(({ points }) => points.length < 2)).toEqual([]);
    },
  );

  it('is the same each time', async () => {
    const chart = chartOf(order);
    expect(await layOutHere(chart)).toEqual(await layOutHere(chart));
  });

  it('holds every state in the one that it is in, and gives it room for what it says', async () => {
    const chart = chartOf(player);
    const { states } = await layOutHere(chart);
    for (const state of chart.states) {
      const [left, top, width, height] = states[state.id]!;
      const needs = stateContents(chart, state);
      expect(width).toBeGreaterThanOrEqual(needs.width);
      expect(height).toBeGreaterThanOrEqual(needs.height);
      if (state.parent === null) continue;
      const [outerLeft, outerTop, outerWidth, outerHeight] = states[state.parent]!;
      expect(left).toBeGreaterThan(outerLeft);
      expect(top).toBeGreaterThan(outerTop);
      expect(left + width).toBeLessThan(outerLeft + outerWidth);
      expect(top + height).toBeLessThan(outerTop + outerHeight);
    }
  });

  it('begins where the machine begins, and leads back upwards', async () => {
    const { states, lines } = await layOutHere(chartOf(lamp));
    expect(states.off![1]).toBeLessThan(states.on![1]);
    const back = lines.find(({ id }) => id === 'on>off')!.points;
    expect(back[0]![1]).toBeGreaterThan(back.at(-1)![1]);
  });

  it('tells of a drawing whose things lie over each other', async () => {
    const chart = chartOf(lamp);
    const geometry = await layOutHere(chart);
    const moved = { ...geometry, states: { ...geometry.states, on: geometry.states.off! } };
    expect(overlapsIn(chart, moved)).toContain('off lies over on');
    const torn = { ...geometry, states: { ...geometry.states, '': [0, 0, 60, 999] as const } };
    expect(overlapsIn(chart, torn)).toContain('off crosses the edge of lamp');
    const [first, ...rest] = geometry.lines;
    const [left, top, width, height] = geometry.states.on!;
    const through = {
      ...first!,
      points: [
        [left - 9, top + height / 2],
        [left + width + 9, top + height / 2],
      ] as const,
    };
    expect(overlapsIn(chart, { ...geometry, lines: [through, ...rest] })).toContain(
      `the line ${first!.id} runs through on`,
    );
  });
});

describe('planOf', () => {
  it('puts transitions between the same states on one line', () => {
    const { lines } = planOf(chartOf(order));
    const line = lines.find(({ from, to }) => from === 'packing' && to === 'failed');
    expect(line?.transitions.map(({ eventType }) => eventType)).toEqual([
      'xstate.error.actor.pack',
      'xstate.after.patience.order.packing',
    ]);
  });

  it('begins at any state what leads from a state to one inside it, and enters from within by the beginning', () => {
    const { lines } = planOf(chartOf(player));
    expect(lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'any:playing>playing.normal',
        'any:playing.fast>initial:playing.fast',
        'initial:playing>playing.normal',
        'playing.memory>playing.normal',
      ]),
    );
  });

  it('forks where several states are entered at once', () => {
    const { marks, lines } = planOf(chartOf(checkIn));
    const fork = marks.find(({ kind }) => kind === 'fork')!;
    expect(fork.of).toBe('');
    expect(lines.filter(({ from }) => from === fork.id).map(({ to }) => to)).toEqual([
      'boarding.bag.dropped',
      'boarding.seat.given',
    ]);
  });

  it('has no line for what stays where it is', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { x: {}, y: { actions: 'log' } } } },
    });
    expect(planOf(chartOf(machine)).lines.map(({ id }) => id)).toEqual(['initial:>a']);
  });
});
