import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Chart, ChartEvent } from './channel';
import { leavesOf } from './stateNames';

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((inner) => [inner, ...nodesIn(inner)]);
}

/** The root and all below it that are active: each leads to an active leaf. */
function activeNodes({ machine: { root }, value }: AnyMachineSnapshot): Set<AnyStateNode> {
  const leaves = leavesOf(value).map((leaf) => `${leaf}.`);
  const isActive = (node: AnyStateNode) =>
    leaves.some((leaf) => leaf.startsWith(`${node.path.join('.')}.`));
  return new Set([root, ...nodesIn(root).filter(isActive)]);
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
  const types = new Set([...activeNodes(snapshot)].flatMap((node) => node.ownEvents));
  return [...types]
    .filter((type) => !type.startsWith('xstate.'))
    .map((type) => ({ type, isRefused: isRefused(snapshot, type) }));
}

/** Draws up the chart of a machine where it stands. */
export function chartOf(snapshot: AnyMachineSnapshot): Chart {
  const active = activeNodes(snapshot);
  return {
    machine: snapshot.machine.id,
    states: nodesIn(snapshot.machine.root).map((node) => ({
      path: node.path.join('.'),
      name: node.key,
      depth: node.path.length - 1,
      isActive: active.has(node),
    })),
    events: eventsOf(snapshot),
  };
}
