import Elk from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { isParent, type Chart } from '../model/chart';
import { createChart } from '../model/createChart';
import { checkIn, lamp, order, player, sampleMachines } from '../testing/machines';
import { computeLayout, getLayoutKey } from './computeLayout';
import { directions, type Box, type Geometry, type Point } from './geometry';
import { measureState } from './measure';
import { planLines } from './planLines';

const elk = new Elk();
const cases = sampleMachines.flatMap((machine) =>
  directions.map((direction) => ({ machine, direction })),
);

const isApart = ([al, at, aw, ah]: Box, [bl, bt, bw, bh]: Box) =>
  al + aw <= bl || bl + bw <= al || at + ah <= bt || bt + bh <= at;

const isInside = ([al, at, aw, ah]: Box, [bl, bt, bw, bh]: Box) =>
  al >= bl && at >= bt && al + aw <= bl + bw && at + ah <= bt + bh;

const getSegmentBox = ([ax, ay]: Point, [bx, by]: Point): Box => [
  Math.min(ax, bx),
  Math.min(ay, by),
  Math.abs(ax - bx),
  Math.abs(ay - by),
];

/** Shrinks a box by one pixel on each side, so that lines may touch it. */
const shrink = ([left, top, width, height]: Box): Box => [left + 1, top + 1, width - 2, height - 2];

/** Describes each overlap of states, marks, labels and lines. A state may entirely contain others. */
function listOverlaps(chart: Chart, { states, marks, lines }: Geometry) {
  const solid = { isContainer: false };
  const things = [
    ...marks.map(({ id, box }) => ({ name: id, box, ...solid })),
    ...lines.flatMap(({ id, label }) =>
      label ? [{ name: `label ${id}`, box: label, ...solid }] : [],
    ),
    // Children first, so that a box can only be inside a later one.
    ...chart.states
      .toReversed()
      .map((state) => ({ name: state.id, box: states[state.id]!, isContainer: isParent(state) })),
  ];
  const overlaps = things.flatMap((thing, index) =>
    things
      .slice(index + 1)
      .filter(({ isContainer, box }) => !(isContainer && isInside(thing.box, box)))
      .filter(({ box }) => !isApart(thing.box, box))
      .map(({ name }) => `${thing.name} overlaps ${name}`),
  );
  const crossings = lines.flatMap(({ id, points }) =>
    points.slice(1).flatMap((point, index) => {
      const segment = getSegmentBox(points[index]!, point);
      return things
        .filter(({ isContainer, name }) => !isContainer && name !== `label ${id}`)
        .filter(({ box }) => !isApart(segment, shrink(box)))
        .map(({ name }) => `line ${id} crosses ${name}`);
    }),
  );
  return [...overlaps, ...crossings];
}

it.each(cases)('lays out $machine.id $direction without overlaps', async (example) => {
  const chart = createChart(example.machine);
  const geometry = await computeLayout(elk, chart, example.direction);
  expect(listOverlaps(chart, geometry)).toEqual([]);
  expect(geometry.lines.filter(({ points }) => points.length < 2)).toEqual([]);
});

it('detects overlaps', async () => {
  const chart = createChart(lamp);
  const geometry = await computeLayout(elk, chart);
  const { states, lines } = geometry;
  const [left, top, width, height] = states.on!;
  const moved = { ...geometry, states: { ...states, on: states.off! } };
  expect(listOverlaps(chart, moved)).toContain('on overlaps off');
  const narrow = { ...geometry, states: { ...states, '': [0, 0, 60, 999] as const } };
  expect(listOverlaps(chart, narrow)).toContain('off overlaps ');
  const points = [
    [left - 9, top + height / 2],
    [left + width + 9, top + height / 2],
  ] as const;
  const crossing = { ...geometry, lines: [{ ...lines[0]!, points }] };
  expect(listOverlaps(chart, crossing)).toContain(`line ${lines[0]!.id} crosses on`);
});

it('makes every state large enough for its contents', async () => {
  const chart = createChart(player);
  const { states } = await computeLayout(elk, chart);
  for (const state of chart.states) {
    const [, , width, height] = states[state.id]!;
    const contents = measureState(chart, state);
    expect(width).toBeGreaterThanOrEqual(contents.width);
    expect(height).toBeGreaterThanOrEqual(contents.height);
  }
});

it('starts at the initial state and leads back upwards', async () => {
  const { states, lines } = await computeLayout(elk, createChart(lamp));
  expect(states.off![1]).toBeLessThan(states.on![1]);
  const back = lines.find(({ id }) => id === 'on>off')!.points;
  expect(back[0]![1]).toBeGreaterThan(back.at(-1)![1]);
});

it('identifies layouts by what they depend on', () => {
  const getKey = (machine: AnyStateMachine) => getLayoutKey(createChart(machine), 'down');
  const provided = order.provide({ delays: { patience: 1 }, actors: { pack: lamp as never } });
  expect(getKey(provided)).toBe(getKey(order));
  const brighter = createMachine({ ...lamp.config, initial: 'on' } as never);
  expect(getKey(brighter)).not.toBe(getKey(lamp));
  expect(getLayoutKey(createChart(lamp), 'right')).not.toBe(getKey(lamp));
});

const getPlan = (machine: AnyStateMachine) => planLines(createChart(machine));

it('combines transitions between the same states into one line', () => {
  const line = getPlan(order).lines.find(({ id }) => id === 'packing>failed');
  expect(line?.transitions.map(({ trigger }) => trigger.kind)).toEqual(['error', 'after']);
});

it('connects a state and its descendants by marks', () => {
  expect(getPlan(player).lines.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'any:playing>playing.normal',
      'any:playing.fast>initial:playing.fast',
      'initial:playing>playing.normal',
      'playing.memory>playing.normal',
    ]),
  );
});

it('forks a line to several targets', () => {
  const { marks, lines } = getPlan(checkIn);
  const fork = marks.find(({ kind }) => kind === 'fork')!;
  expect(fork.parent).toBe('');
  expect(lines.filter(({ from }) => from === fork.id).map(({ to }) => to)).toEqual([
    'boarding.bag.dropped',
    'boarding.seat.given',
  ]);
});

it('plans no line for a transition without a target', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { on: { x: {}, y: { actions: 'log' } } } },
  });
  expect(getPlan(machine).lines.map(({ id }) => id)).toEqual(['initial:>a']);
});
