import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { idOf } from '../model/chartOf';

const LONGEST = 80;

function replacer() {
  const seen = new WeakSet<object>();
  return (_key: string, value: unknown): unknown => {
    if (typeof value === 'function') return 'ƒ';
    if (typeof value === 'bigint') return String(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return '…';
    seen.add(value);
    // Instances of classes, such as a File, are shown by class name.
    const name = Object.getPrototypeOf(value)?.constructor?.name as string | undefined;
    if (name !== undefined && !['Object', 'Array'].includes(name)) return `[${name}]`;
    return value;
  };
}

export function brief(value: unknown, longest = LONGEST): string {
  let text: string;
  try {
    text = JSON.stringify(value, replacer()) ?? 'undefined';
  } catch {
    text = String(value);
  }
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

export function payloadOf({ type, ...rest }: { type: string; actorId?: unknown }): string {
  // The type already contains the actor's id.
  if (type.startsWith('xstate.')) delete rest.actorId;
  return Object.keys(rest).length === 0 ? '' : brief(rest);
}

function leavesUnder(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const leaves = inner === undefined ? [] : leavesUnder(inner);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}

/** The leaf states of a state value, such as `editing.details`, one per region. */
export function leavesOf(value: unknown): string[] {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
    ? leavesUnder(value as StateValue)
    : [];
}

/** Parents first. */
export function activeNodes(machine: AnyStateMachine, value: StateValue): AnyStateNode[] {
  const active: AnyStateNode[] = [machine.root];
  for (const leaf of leavesOf(value)) {
    let node: AnyStateNode | undefined = machine.root;
    for (const name of leaf.split('.')) {
      node = (node?.states as Record<string, AnyStateNode> | undefined)?.[name];
      if (node && !active.includes(node)) active.push(node);
    }
  }
  return active.toSorted((a, b) => a.order - b.order);
}

export const activeIds = (machine: AnyStateMachine, value: StateValue): string[] =>
  activeNodes(machine, value).map(idOf);
