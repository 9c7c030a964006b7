import { and, not, or } from 'xstate';

// Minifiers rename inline functions, so use the properties that XState adds instead of `name`.

const getCheck = (guard: unknown): unknown =>
  typeof guard === 'function' && 'check' in guard ? guard.check : undefined;

/** XState's guard combinators, by their `check` function. */
const combinators = new Map<unknown, string>([
  [getCheck(not('a')), 'not'],
  [getCheck(and(['a'])), 'and'],
  [getCheck(or(['a'])), 'or'],
]);

function hasType(value: unknown): value is { type: string; params?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

const formatEntries = (record: object) =>
  Object.entries(record)
    .map(([key, value]) => `${key}: ${formatParam(value)}`)
    .join(', ');

function formatParam(value: unknown): string {
  if (typeof value === 'function') return '…';
  if (Array.isArray(value)) return `[${value.map(formatParam).join(', ')}]`;
  return typeof value === 'object' && value !== null ? `{${formatEntries(value)}}` : String(value);
}

function formatCall(name: string, params: unknown): string {
  if (params === undefined) return name;
  const isRecord = typeof params === 'object' && params !== null && !Array.isArray(params);
  return `${name}(${isRecord ? formatEntries(params) : formatParam(params)})`;
}

export function formatGuard(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (hasType(guard)) return formatCall(guard.type, guard.params);
  if (typeof guard === 'function') {
    const combinator = combinators.get(getCheck(guard));
    if (combinator !== undefined && 'guards' in guard && Array.isArray(guard.guards)) {
      return `${combinator}(${guard.guards.map(formatGuard).join(', ')})`;
    }
    if ('stateValue' in guard) return formatCall('stateIn', guard.stateValue);
  }
  return 'a condition';
}

/** Returns the names of actions, with their parameters. Inline actions have no name and are omitted. */
export function getActionNames(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    if (typeof action === 'string') return [action];
    return hasType(action) ? [formatCall(action.type, action.params)] : [];
  });
}

export type Actions = Readonly<Record<string, unknown>>;

/** Events that `enqueueActions` emits are only known at run time. */
export function getEmittedTypes(actions: readonly unknown[], implementations: Actions): string[] {
  const types = actions.flatMap((action) => {
    const name = typeof action === 'string' ? action : hasType(action) ? action.type : null;
    const implementation = name === null ? action : implementations[name];
    return typeof implementation === 'function' &&
      'type' in implementation &&
      implementation.type === 'xstate.emit' &&
      'event' in implementation &&
      hasType(implementation.event)
      ? [implementation.event.type]
      : [];
  });
  return [...new Set(types)];
}
