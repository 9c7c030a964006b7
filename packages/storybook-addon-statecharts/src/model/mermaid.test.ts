import { describe, expect, it } from 'vitest';
import { chartOf } from './chartOf';
import { checkIn, door, lamp, order, player, zoo } from '../testing';
import { toMermaid } from './mermaid';

describe('toMermaid', () => {
  const lines = (machine: Parameters<typeof chartOf>[0]) =>
    toMermaid(chartOf(machine))
      .split('\n')
      .map((line) => line.trim());

  it('writes a machine as a diagram of states', () => {
    expect(toMermaid(chartOf(lamp))).toBe(`---
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

  it('says in a word where a line really leads, since none may go into another state', () => {
    expect(lines(player)).toContain(
      String.raw`s_stopped --> s_playing : resume\n(to playing.memory)`,
    );
    expect(lines(player)).toContain('s_playing__fast --> s_playing__normal : slower');
  });

  it('leads what enters a state anew to where it begins', () => {
    expect(lines(player)).toContain('a_s_playing__fast --> s_playing__fast__double : restart');
  });

  it('parts regions, forks, and ends', () => {
    const written = lines(checkIn);
    expect(written.filter((line) => line === '--')).toHaveLength(2);
    expect(written.filter((line) => line.endsWith('<<fork>>'))).toHaveLength(1);
    expect(written).toContain('s_boarding__bag__dropped --> [*]');
  });

  it('says what stays, what is forbidden, what is invoked; no sign that would end a label', () => {
    expect(lines(order)).toEqual(
      expect.arrayContaining(['s_packing : cancelled is forbidden', 's_packing : invokes pack']),
    );
    expect(lines(door)).toContain('s_locked : exit / say(word click)');
    for (const machine of zoo) {
      for (const line of lines(machine)) expect(line.split(' : ').length).toBeLessThanOrEqual(2);
    }
  });
});
