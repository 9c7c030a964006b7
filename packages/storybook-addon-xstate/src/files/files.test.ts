import { describe, expect, it } from 'vitest';
import { chartOf } from '../model';
import { placesFingerprint } from '../model/fingerprint';
import { checkIn, door, lamp, order, player, zoo } from '../testing';
import { layOutHere } from '../layout/layOutHere';
import { mermaidFile } from './mermaid';
import { readPlaces } from './places';
import { svgFile } from './svgFile';

describe('mermaidFile', () => {
  const lines = (machine: Parameters<typeof chartOf>[0]) =>
    mermaidFile(chartOf(machine))
      .split('\n')
      .map((line) => line.trim());

  it('writes a machine as a diagram of states', () => {
    expect(mermaidFile(chartOf(lamp))).toBe(`---
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

describe('svgFile', () => {
  it('shows every state and every transition by its words', async () => {
    for (const machine of zoo) {
      const chart = chartOf(machine);
      const svg = svgFile(chart, [await layOutHere(chart)]);
      for (const { name, kind } of chart.states) {
        if (kind !== 'history') expect(svg).toContain(`>${name}</tspan>`);
      }
      const drawn = svg.match(/class="(chip|row chip)"/g) ?? [];
      expect(drawn, machine.id).toHaveLength(chart.transitions.length);
    }
  }, 60_000);

  it('stands by itself: both themes within, nothing loaded, nothing that runs', async () => {
    const chart = chartOf(order);
    const svg = svgFile(chart, [await layOutHere(chart)]);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).toContain('aria-label="Statechart of order"');
    expect(svg).not.toMatch(/href|url\(|<script|role="button"/);
  });

  it('has its places with it, for the chart that it is of and no other', async () => {
    const chart = chartOf(order);
    const [down, right] = [await layOutHere(chart), await layOutHere(chart, 'right')];
    const svg = svgFile(chart, [down, right]);
    expect(readPlaces(svg, placesFingerprint(chart), 'down')).toEqual(down);
    expect(readPlaces(svg, placesFingerprint(chart), 'right')).toEqual(right);
    expect(readPlaces(svg, placesFingerprint(chartOf(lamp)), 'down')).toBeNull();
    expect(readPlaces('<html>Not found</html>', placesFingerprint(chart), 'down')).toBeNull();
  });
});
