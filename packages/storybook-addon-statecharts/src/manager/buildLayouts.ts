import { StateMachine, type AnyStateMachine } from 'xstate';
import { modules } from 'virtual:statechart-machines';
import { layoutKey, type BuiltLayouts } from '../layout/builtLayouts';
import type { Direction } from '../layout/geometry';
import { layOutHere } from '../layout/layOutHere';
import { chartOf } from '../model/chartOf';
import { placesFingerprint } from '../model/fingerprint';

const directions: readonly Direction[] = ['down', 'right'];

/** Computes the layouts of every machine that the configured modules export. */
export async function buildLayouts(): Promise<BuiltLayouts> {
  const machines = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine);
  const layouts: [string, BuiltLayouts[string]][] = [];
  for (const chart of machines.map((machine) => chartOf(machine))) {
    const fingerprint = placesFingerprint(chart);
    for (const direction of directions) {
      layouts.push([layoutKey(fingerprint, direction), await layOutHere(chart, direction)]);
    }
  }
  return Object.fromEntries(layouts);
}
