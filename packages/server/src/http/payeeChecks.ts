import { PAYEE_CHECKS_PATH, payeeSchema } from '@rad-wallet/api';
import type { Hono } from 'hono';
import { matchPayee } from '../payees';
import type { RecordedPayee } from '../payees';
import type { ApiVariables } from './handlers';
import { limitRate } from './limitRate';
import { readBody } from './readBody';

/** More than anybody pays, but too few to collect names. docs/rules.md PAYEE-6. */
const CHECKS_PER_MINUTE = 20;

/** Adds `POST /api/payee-checks`. docs/rules.md PAYEE. */
export function addPayeeChecks(api: Hono<ApiVariables>, payees: readonly RecordedPayee[]): void {
  api.post(PAYEE_CHECKS_PATH, limitRate(CHECKS_PER_MINUTE), async (context) => {
    const payee = await readBody(context.req, payeeSchema);
    return payee instanceof Response ? payee : context.json(matchPayee(payee, payees));
  });
}
