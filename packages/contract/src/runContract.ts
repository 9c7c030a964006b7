import { CheckSkipped } from './asking/check';
import type { CheckContext, CheckGroup } from './asking/check';
import { crossOrigin } from './checks/crossOrigin';
import { idempotency } from './checks/idempotency';
import { postings } from './checks/postings';
import { reads } from './checks/reads';
import { refusals } from './checks/refusals';

/** Every check, in the order in which they are made. */
export const GROUPS = {
  reads,
  postings,
  idempotency,
  refusals,
  crossOrigin,
} as const satisfies Record<string, CheckGroup>;

/** What came of one check. */
export interface Outcome {
  group: string;
  title: string;
  result: 'held' | 'broken' | 'skipped';
  /** What was found instead, or why it was not asked. */
  reason?: string;
}

/**
 * Holds a server to the contract, one check after the other: each looks at balances and history before and
 * after, so nobody else may post meanwhile. Every check leaves the balances as they were, the history longer.
 */
export async function* runContract(
  context: CheckContext,
  groups: readonly CheckGroup[] = Object.values(GROUPS),
): AsyncGenerator<Outcome> {
  for (const { title: group, checks } of groups) {
    for (const { title, run } of checks) {
      try {
        await run(context);
        yield { group, title, result: 'held' };
      } catch (error) {
        const result = error instanceof CheckSkipped ? 'skipped' : 'broken';
        yield { group, title, result, reason: reasonOf(error) };
      }
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // What fetch throws says only that it failed; why is inside.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
