import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { chartOf } from './chart';
import { leavesOf } from './stateNames';

const machine = createMachine({
  id: 'form',
  context: { isReady: false },
  initial: 'editing',
  on: { closed: '.done' },
  states: {
    editing: {
      initial: 'details',
      on: { 'draft.saved': {} },
      states: {
        details: { on: { continued: 'review' }, after: { 4000: 'review' } },
        review: {
          on: {
            back: 'details',
            submitted: { guard: ({ context }) => context.isReady, target: '#form.done' },
            'code.entered': { guard: ({ event }) => event.code.length === 6, target: '#form.done' },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

const start = () => createActor(machine).start();

describe('chartOf', () => {
  it('lists every state under the one that holds it and marks those that are active', () => {
    const { machine: id, states } = chartOf(start().getSnapshot());
    expect(id).toBe('form');
    expect(states.map(({ path, depth, isActive }) => [path, depth, isActive])).toEqual([
      ['editing', 0, true],
      ['editing.details', 1, true],
      ['editing.review', 1, false],
      ['done', 0, false],
    ]);
  });

  it('marks the states of every region, and none of a like name', () => {
    const scanner = createMachine({
      type: 'parallel',
      states: {
        scan: { initial: 'on', states: { on: {}, onHold: {} } },
        scanner: { initial: 'idle', states: { idle: {}, busy: {} } },
      },
    });
    const { states } = chartOf(createActor(scanner).start().getSnapshot());
    expect(states.filter(({ isActive }) => isActive).map(({ path }) => path)).toEqual([
      'scan',
      'scan.on',
      'scanner',
      'scanner.idle',
    ]);
  });

  it('offers what a person can do, timers left out, and tells what a guard refuses', () => {
    const actor = start();
    const typesOf = () => chartOf(actor.getSnapshot()).events.map(({ type }) => type);
    expect(typesOf().toSorted()).toEqual(['closed', 'continued']);
    actor.send({ type: 'continued' });
    const events = chartOf(actor.getSnapshot()).events;
    expect(Object.fromEntries(events.map(({ type, isRefused }) => [type, isRefused]))).toEqual({
      closed: false,
      back: false,
      submitted: true,
      'code.entered': false,
    });
  });

  it('offers nothing once the flow is over', () => {
    const actor = start();
    actor.send({ type: 'closed' });
    expect(chartOf(actor.getSnapshot()).events).toEqual([]);
  });

  it('can cross from frame to frame', () => {
    const chart = chartOf(start().getSnapshot());
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });
});

describe('leavesOf', () => {
  it.each([
    ['sent', ['sent']],
    [{ editing: 'details' }, ['editing.details']],
    [{ editing: { details: 'name' } }, ['editing.details.name']],
    [{ form: 'ready', camera: { on: 'scanning' } }, ['form.ready', 'camera.on.scanning']],
    [{ camera: {} }, ['camera']],
  ])('names %j', (value, leaves) => expect(leavesOf(value)).toEqual(leaves));
});
