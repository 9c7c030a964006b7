import { and, not, or } from 'xstate';
import type { ChartGuard } from './chart';

// Minifiers rename inline functions, so they are identified by the properties that XState adds to them,
// not by `name`.

/** XState's guard combinators by their `check` function. */
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

/** Formats a name with its parameters: `isOpen(message)`, `leave(outcome: done)`. */
function called(name: string, params: unknown): string {
  if (params === undefined) return name;
  const isPlain = typeof params === 'object' && params !== null && !Array.isArray(params);
  return `${name}(${isPlain ? pairs(params) : brief(params)})`;
}

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

/** Names of actions. Inline actions have none. */
export function namesOf(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    if (typeof action === 'string') return [action];
    return hasType(action) ? [called(action.type, action.params)] : [];
  });
}

const builtIn = (action: unknown, type: string): action is object =>
  typeof action === 'function' && 'type' in action && action.type === type;

/** The context keys that `assign({ … })` sets. */
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

/** The implementations of a machine's named actions. */
export type Implementations = Readonly<Record<string, unknown>>;

function implementationOf(action: unknown, known: Implementations): unknown {
  const name = typeof action === 'string' ? action : hasType(action) ? action.type : undefined;
  return name === undefined ? action : known[name];
}

/** Types of the events that `emit({ … })` emits. What `enqueueActions` emits is only known at run time. */
export function emitsOf(actions: readonly unknown[], known: Implementations): string[] {
  const types = actions.flatMap((action) => {
    const implementation = implementationOf(action, known);
    return builtIn(implementation, 'xstate.emit') &&
      'event' in implementation &&
      hasType(implementation.event)
      ? [implementation.event.type]
      : [];
  });
  return [...new Set(types)];
}
