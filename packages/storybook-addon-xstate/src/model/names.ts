import { and, not, or } from 'xstate';
import type { ChartGuard } from './chart';
import type { NotedAction } from './notes';

// What stands in place has no name that a build leaves alone: functions are told by what XState puts on
// them, never by their own `name`.

/** What XState's combined guards are known by, whatever a build calls them. */
const checks = new Map<unknown, string>([
  [checkOf(not('a')), 'not'],
  [checkOf(and(['a'])), 'and'],
  [checkOf(or(['a'])), 'or'],
]);

const UNNAMED = 'a condition';

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : undefined;
}

function hasType(value: unknown): value is { type: string; params?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** A value as briefly as it can be told from others. */
function brief(value: unknown): string {
  if (typeof value === 'function') return '…';
  if (Array.isArray(value)) return `[${value.map(brief).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${pairs(value)}}`;
}

const pairs = (value: object) =>
  Object.entries(value)
    .map(([key, inner]) => `${key}: ${brief(inner)}`)
    .join(', ');

/** A name with its parameters, as a call reads: `isOpen(message)`, `leave(outcome: done)`. */
function called(name: string, params: unknown): string {
  if (params === undefined) return name;
  const isPlain = typeof params === 'object' && params !== null && !Array.isArray(params);
  return `${name}(${isPlain ? pairs(params) : brief(params)})`;
}

/** How a guard reads. */
export function guardOf(guard: unknown): ChartGuard | undefined {
  if (guard === undefined || guard === null) return undefined;
  if (typeof guard === 'string') return { text: guard, isNamed: true };
  if (hasType(guard)) return { text: called(guard.type, guard.params), isNamed: true };
  const word = checks.get(checkOf(guard));
  if (word !== undefined && typeof guard === 'function' && 'guards' in guard) {
    const parts = (guard.guards as readonly unknown[]).map(
      (part) => guardOf(part)?.text ?? UNNAMED,
    );
    return { text: `${word}(${parts.join(', ')})`, isNamed: true };
  }
  if (typeof guard === 'function' && 'stateValue' in guard) {
    return { text: `stateIn(${brief(guard.stateValue)})`, isNamed: true };
  }
  return { text: UNNAMED, isNamed: false };
}

/** Names of actions. Those of XState's own makers say what they do elsewhere, or have nothing to say. */
export function namesOf(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    if (typeof action === 'string') return [action];
    return hasType(action) ? [called(action.type, action.params)] : [];
  });
}

const builtIn = (action: unknown, type: string): action is object =>
  typeof action === 'function' && 'type' in action && action.type === type;

/** Keys that `assign({ … })` sets. */
export function setsOf(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) =>
    builtIn(action, 'xstate.assign') &&
    'assignment' in action &&
    typeof action.assignment === 'object' &&
    action.assignment !== null
      ? Object.keys(action.assignment)
      : [],
  );
}

/** What is done by an action: one of the machine's by its name, or what stands in place. */
function doneBy(action: unknown, known: KnownActions): { name?: string; does: unknown } {
  const name = typeof action === 'string' ? action : hasType(action) ? action.type : undefined;
  return name === undefined ? { does: action } : { name, does: known.implementations[name] };
}

/** What a machine's actions are known by: the machine itself, and what was noted of them. */
export interface KnownActions {
  implementations: Readonly<Record<string, unknown>>;
  noted: Readonly<Record<string, NotedAction>>;
}

/**
 * Types of events that `emit({ … })` emits, also behind a name that the machine was set up with; those of
 * `enqueueActions` as they were noted.
 */
export function emitsOf(actions: readonly unknown[], known: KnownActions): string[] {
  const types = actions.flatMap((action) => {
    const { name, does } = doneBy(action, known);
    if (builtIn(does, 'xstate.emit') && 'event' in does && hasType(does.event)) {
      return [does.event.type];
    }
    return (name !== undefined && known.noted[name]?.emits) || [];
  });
  return [...new Set(types)];
}

/** What may emit something that nobody noted: names of actions, or 'an action in place'. */
export function unknownEmitters(actions: readonly unknown[], known: KnownActions): string[] {
  return actions.flatMap((action) => {
    const { name, does } = doneBy(action, known);
    const isOpen =
      builtIn(does, 'xstate.enqueueActions') ||
      (builtIn(does, 'xstate.emit') && !('event' in does && hasType(does.event)));
    if (!isOpen) return [];
    if (name === undefined) return ['an action in place'];
    return known.noted[name]?.emits === undefined ? [name] : [];
  });
}
