import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkIn, door, lamp, order, player, sampleMachines } from '../testing/machines';
import { createChart } from './createChart';
import { toMermaid } from './toMermaid';

const getLines = (machine: AnyStateMachine) =>
  toMermaid(createChart(machine))
    .split('\n')
    .map((line) => line.trim());

it('writes a state diagram', () => {
  expect(toMermaid(createChart(lamp))).toBe(`---
title: "lamp"
---
stateDiagram-v2
  state "off" as s_off
  state "on" as s_on
  [*] --> s_off
  s_off --> s_on : pressed
  s_on --> s_off : pressed
`);
});

it('names the actual target of an edge into another state', () => {
  expect(getLines(player)).toContain(
    String.raw`s_stopped --> s_playing : resume\n(to playing.memory)`,
  );
  expect(getLines(player)).toContain('s_playing__fast --> s_playing__normal : slower');
});

it('leads re-entry to the initial state', () => {
  expect(getLines(player)).toContain('a_s_playing__fast --> s_playing__fast__double : restart');
});

it('writes regions, forks and final states', () => {
  const lines = getLines(checkIn);
  expect(lines.filter((line) => line === '--')).toHaveLength(2);
  expect(lines.filter((line) => line.endsWith('<<fork>>'))).toHaveLength(1);
  expect(lines).toContain('s_boarding__bag__dropped --> [*]');
});

it('writes notes on states, and escapes labels', () => {
  expect(getLines(order)).toEqual(
    expect.arrayContaining(['s_packing : cancelled is forbidden', 's_packing : invokes pack']),
  );
  expect(getLines(door)).toContain('s_locked : exit / say(word click)');
  for (const line of sampleMachines.flatMap(getLines)) {
    expect(line.split(' : ').length).toBeLessThanOrEqual(2);
  }
});
