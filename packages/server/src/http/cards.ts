import { amountSchema } from '@rad-wallet/api';
import { decimal } from '@rad-wallet/ledger';
import { createCards } from '@rad-wallet/mocks/samples';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { LedgerPort } from '../store/port';
import { refuse } from './handlers';
import type { ApiContext, ApiVariables } from './handlers';
import { createProblemResponse } from './problems';
import { readBody } from './readBody';
import { IDEMPOTENCY_KEY, limitBody, requireIdempotencyKey, requireJson } from './requirements';

export const CARDS_PATH = '/api/cards';

/** The cards that the demo issues, with the maximum of their limits. */
const issuedCards = createCards(new Date(0)).map(({ id, status, limits }) => ({
  id,
  status,
  limits,
}));

const statusSchema = v.object({ status: v.picklist(['active', 'frozen']) });

const limitsSchema = v.object({
  perPayment: amountSchema,
  perDay: amountSchema,
  online: v.boolean(),
  abroad: v.boolean(),
});

type CardChange = v.InferOutput<typeof statusSchema> | v.InferOutput<typeof limitsSchema>;

/** Status and limits of the holder's cards, not part of the contract. docs/rules.md CARDS-15. */
export function addCards(
  api: Hono<ApiVariables>,
  { store: { cards } }: { store: Pick<LedgerPort, 'cards'> },
): void {
  async function change(
    context: ApiContext,
    schema: v.GenericSchema<unknown, CardChange>,
  ): Promise<Response> {
    const id = context.req.param('id');
    const body = await readBody(context.req, schema);
    if (body instanceof Response) return body;
    const issued = issuedCards.find((card) => card.id === id);
    if (!issued) return createProblemResponse(404, `Card not found: ${id}`);
    const { status, limits } = issued;
    const { maximum, ...initial } = limits;
    if ('perPayment' in body) {
      for (const name of ['perPayment', 'perDay'] as const) {
        if (decimal(body[name]).gt(maximum[name])) {
          return createProblemResponse(422, `${name} is above ${maximum[name]}`);
        }
      }
    }
    const key = context.req.header(IDEMPOTENCY_KEY) ?? '';
    const card = { id: issued.id, status, ...initial };
    const refusal = await cards.change(context.get('holder'), key, card, body);
    return refusal ? refuse(refusal) : context.body(null, 204);
  }

  api.get(CARDS_PATH, async (context) => {
    const changed = await cards.read(context.get('holder'));
    return context.json(
      issuedCards.map((issued) => {
        const stored = changed.find(({ id }) => id === issued.id);
        if (!stored) return issued;
        const { id, status, ...limits } = stored;
        return { id, status, limits: { ...issued.limits, ...limits } };
      }),
    );
  });

  const requirements = [requireJson, limitBody, requireIdempotencyKey] as const;
  api.put(`${CARDS_PATH}/:id/status`, ...requirements, (context) => change(context, statusSchema));
  api.put(`${CARDS_PATH}/:id/limits`, ...requirements, (context) => change(context, limitsSchema));
}
