import type { StatementSync } from 'node:sqlite';
import { requireSynchronous } from '../program';
import type { Program } from '../program';

/** Runs a program to completion, synchronously. */
export function runProgram<T>(prepare: (sql: string) => StatementSync, program: Program<T>): T {
  let step = requireSynchronous(program.next());
  while (!step.done) {
    const { sql, values } = step.value;
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    step = program.next(prepare(sql).all(named));
  }
  return requireSynchronous(step.value);
}
