import { CheckSkipped } from './client/check';
import type { CheckContext, CheckGroup } from './client/check';
import { crossOriginChecks } from './checks/crossOrigin';
import { idempotencyChecks } from './checks/idempotency';
import { postingChecks } from './checks/postings';
import { readChecks } from './checks/reads';
import { rejectionChecks } from './checks/refusals';

/** Every check, in the order in which they are made. */
export const checkGroups = {
  reads: readChecks,
  postings: postingChecks,
  idempotency: idempotencyChecks,
  refusals: rejectionChecks,
  crossOrigin: crossOriginChecks,
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
  groups: readonly CheckGroup[] = Object.values(checkGroups),
): AsyncGenerator<Outcome> {
  for (const { title: group, checks } of groups) {
    for (const { title, run } of checks) {
      try {
        await run(context);
        yield { group, title, result: 'held' };
      } catch (error) {
        const result = error instanceof CheckSkipped ? 'skipped' : 'broken';
        yield { group, title, result, reason: getReason(error) };
      }
    }
  }
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // What fetch throws says only that it failed; why is inside.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
