import { CheckSkipped } from './client/check';
import type { CheckContext, CheckGroup } from './client/check';
import { crossOriginChecks } from './checks/crossOrigin';
import { idempotencyChecks } from './checks/idempotency';
import { postingChecks } from './checks/postings';
import { readChecks } from './checks/reads';
import { rejectionChecks } from './checks/refusals';

/** All checks in their order. */
export const checkGroups = {
  reads: readChecks,
  postings: postingChecks,
  idempotency: idempotencyChecks,
  refusals: rejectionChecks,
  crossOrigin: crossOriginChecks,
} as const satisfies Record<string, CheckGroup>;

/** The outcome of one check. */
export interface Outcome {
  group: string;
  title: string;
  result: 'held' | 'broken' | 'skipped';
  /** The violation, or the reason for skipping. */
  reason?: string;
}

/**
 * Checks a server against the contract, one check at a time: each compares balances and history before and after,
 * so no other client may post meanwhile. Every check restores the balances; the history becomes longer.
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
  // `fetch` reports only that it failed; its cause has the reason.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
