import { CheckSkippedError } from './client/check';
import type { CheckContext, CheckGroup } from './client/check';
import { consentChecks } from './checks/consents';
import { conversionChecks } from './checks/conversions';
import { crossOriginChecks } from './checks/crossOrigin';
import { eventChecks } from './checks/events';
import { holderChecks } from './checks/holders';
import { idempotencyChecks } from './checks/idempotency';
import { passkeyChecks } from './checks/passkeys';
import { payeeChecks } from './checks/payees';
import { postChecks } from './checks/postings';
import { readChecks } from './checks/reads';
import { rejectionChecks } from './checks/rejections';

export const checkGroups = {
  reads: readChecks,
  postings: postChecks,
  conversions: conversionChecks,
  idempotency: idempotencyChecks,
  holders: holderChecks,
  events: eventChecks,
  payees: payeeChecks,
  consent: consentChecks,
  passkeys: passkeyChecks,
  rejections: rejectionChecks,
  crossOrigin: crossOriginChecks,
} as const satisfies Record<string, CheckGroup>;

export interface Outcome {
  group: string;
  title: string;
  result: 'passed' | 'failed' | 'skipped';
  /** Describes the violation, or why the check was skipped. */
  reason?: string;
}

/** Runs all checks. No other client may post entries meanwhile. The checks spend some PKR and add to the history. */
export async function* runContract(
  context: CheckContext,
  groups: readonly CheckGroup[] = Object.values(checkGroups),
): AsyncGenerator<Outcome> {
  for (const { title: group, checks } of groups) {
    for (const { title, run } of checks) {
      try {
        await run(context);
        yield { group, title, result: 'passed' };
      } catch (error) {
        const result = error instanceof CheckSkippedError ? 'skipped' : 'failed';
        yield { group, title, result, reason: getReason(error) };
      }
    }
  }
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch` rejects with a generic error; its `cause` has the reason.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
