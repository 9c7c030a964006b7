import { and, not, or } from 'xstate';

// Minifiers rename inline functions, so use XState's own properties instead of `name`.

const getCheck = (guard: unknown): unknown =>
  typeof guard === 'function' && 'check' in guard ? guard.check : undefined;

/** XState's guard combinators, by their `check` function. */
const combinators = new Map<unknown, string>([
  [getCheck(not('a')), 'not'],
  [getCheck(and(['a'])), 'and'],
  [getCheck(or(['a'])), 'or'],
]);

interface Reference {
  type: string;
  params?: unknown;
}

const hasType = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns an action's or guard's name and parameters; null if it is inline. */
function getReference(value: unknown): Reference | null {
  if (typeof value === 'string') return { type: value };
  return hasType(value) ? value : null;
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

function formatCall({ type, params }: Reference): string {
  if (params === undefined) return type;
  const isRecord = typeof params === 'object' && params !== null && !Array.isArray(params);
  return `${type}(${isRecord ? formatEntries(params) : formatParam(params)})`;
}

export function formatGuard(guard: unknown): string | undefined {
  if (guard === undefined || guard === null) return undefined;
  const reference = getReference(guard);
  if (reference) return formatCall(reference);
  if (typeof guard === 'function') {
    const combinator = combinators.get(getCheck(guard));
    if (combinator !== undefined && 'guards' in guard && Array.isArray(guard.guards)) {
      return `${combinator}(${guard.guards.map(formatGuard).join(', ')})`;
    }
    if ('stateValue' in guard) return formatCall({ type: 'stateIn', params: guard.stateValue });
  }
  return 'a condition';
}

/** Returns the names of actions with their parameters, except inline ones. */
export const getActionNames = (actions: readonly unknown[]): string[] =>
  actions.flatMap((action) => getReference(action) ?? []).map(formatCall);

export type Actions = Readonly<Record<string, unknown>>;

/** Events emitted by `enqueueActions` are known only at run time. */
export function getEmittedTypes(actions: readonly unknown[], implementations: Actions): string[] {
  const types = actions.flatMap((action) => {
    const reference = getReference(action);
    const implementation = reference ? implementations[reference.type] : action;
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
