import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Chart, ChartEvent } from './channel';

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((inner) => [inner, ...nodesIn(inner)]);
}

/** Asked without what the event would carry: a guard that misses it says nothing yet. */
function isRefused(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return !snapshot.can({ type });
  } catch {
    return false;
  }
}

function eventsOf(snapshot: AnyMachineSnapshot): ChartEvent[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents));
  return [...types]
    .filter((type) => !type.startsWith('xstate.'))
    .map((type) => ({ type, isRefused: isRefused(snapshot, type) }));
}

/** Draws up the chart of a machine where it stands. */
export function chartOf(snapshot: AnyMachineSnapshot): Chart {
  return {
    machine: snapshot.machine.id,
    states: nodesIn(snapshot.machine.root).map((node) => ({
      path: node.path.join('.'),
      name: node.key,
      depth: node.path.length - 1,
      isActive: snapshot._nodes.includes(node),
    })),
    events: eventsOf(snapshot),
  };
}
