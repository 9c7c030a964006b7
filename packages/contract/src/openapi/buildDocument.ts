import {
  CONVERSION_INTENT_HEADER,
  CONVERSION_STATUSES,
  formatConversionIntent,
} from '@rad-wallet/api';
import type { OpenApiDocument } from './document';
import { EXAMPLE_BODIES } from './examples';
import { API_OPERATIONS } from './operations';
import { createProblemResponses } from './responses';
import { createJsonSchemas } from './schemas';

const API_DESCRIPTION = `The requests that the wallet sends to a server, and the responses that it expects.

- **Cookies** are sent with every request, also cross-origin. A cross-origin server must name the wallet's origin in \`Access-Control-Allow-Origin\`, allow credentials, and allow the headers \`Content-Type\`, \`Idempotency-Key\`, \`Conversion-Intent\` and \`X-Request-Id\`, in error responses too.
- **X-Request-Id** is sent with every POST and differs in each try, so that the logs of both sides can be compared. Log it; it must not influence the response.
- **Money** is a decimal string, never a JSON number. Sums are exact.
- **Postings are idempotent.** A repeated request with the same key is executed once and gets the same response. A different request with a used key is rejected. A rejected request does not use up its key.
- **Reads are consistent.** After the response to a posting, accounts, balances and history include it. No account falls below zero.
- **The server decides.** Status, verification, credits and rates are its own: a client asks for a deposit and states a conversion, and the server may answer that a deposit is pending, or that the rate has changed.
- **Private.** Responses must not be stored: \`Cache-Control: no-store\`. Keys, accounts and history belong to one account holder.
- **An error response** gives its reason as \`application/problem+json\` or as plain text. The wallet shows its own messages.`;

/** OpenAPI 3.1. docs/rules.md API-17. */
export function buildDocument(): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'RAD Wallet API',
      version: '1.0.0',
      summary: 'The server behind the wallet',
      description: API_DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8787', description: 'npm run serve:api, on this machine' }],
    security: [{ cookie: [] }, {}],
    paths: API_OPERATIONS,
    components: {
      schemas: createJsonSchemas(),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'Identifies this posting across retries. The wallet creates one key per user action and sends the same key on retry.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
          example: 'V1StGXR8_Z5jdHi6B-myT:1',
        },
        KeyQuery: {
          name: 'idempotencyKey',
          in: 'query',
          required: false,
          description:
            'Returns only the entry that this key created: its answer may have been lost.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
          example: 'V1StGXR8_Z5jdHi6B-myT',
        },
        ConversionIntent: {
          name: CONVERSION_INTENT_HEADER,
          in: 'header',
          required: false,
          description:
            'The whole conversion as JSON in ASCII (`ConversionIntent`), the same with both of its entries. Buying or selling a metal requires it.',
          schema: { type: 'string' },
          example: formatConversionIntent(EXAMPLE_BODIES.ConversionIntent),
        },
        ConversionStatus: {
          name: 'status',
          in: 'query',
          required: false,
          description: 'Returns only the conversions with this status.',
          schema: { enum: [...CONVERSION_STATUSES] },
          example: 'pending',
        },
        ConversionId: {
          name: 'id',
          in: 'query',
          required: false,
          description: 'Returns only the conversion with this id.',
          schema: { type: 'string' },
          example: 'V1StGXR8_Z5jdHi6B-myT',
        },
        PasskeyId: {
          name: 'id',
          in: 'path',
          required: true,
          description: 'The credential id of the passkey, in base64url.',
          schema: { type: 'string' },
          example: EXAMPLE_BODIES.Passkeys[0].id,
        },
        LastEventId: {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          description: 'The last event that the client has received. Browsers send it.',
          schema: { type: 'string' },
          example: 'txn-0033:completed',
        },
        Age: {
          name: 'age',
          in: 'query',
          required: false,
          description:
            'Age of what the client has loaded, in ms: the stream begins with the events since. Without it, it begins now.',
          schema: { type: 'integer', minimum: 0 },
          example: 1500,
        },
        Limit: {
          name: 'limit',
          in: 'query',
          required: false,
          description:
            'The maximum number of entries, latest first. A number above the total returns all entries.',
          schema: { type: 'integer', minimum: 1 },
          example: 4,
        },
      },
      responses: createProblemResponses(),
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The session cookie of the server. The server may choose any name.',
        },
      },
    },
  };
}
