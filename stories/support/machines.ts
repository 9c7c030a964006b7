import { StateMachine, type AnyStateMachine } from 'xstate';

export function listMachines(modules: Record<string, object>): AnyStateMachine[] {
  const machines = Object.values(modules)
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine);
  return [...new Set(machines)].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
