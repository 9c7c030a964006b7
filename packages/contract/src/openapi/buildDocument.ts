import type { OpenApiDocument } from './document';
import { API_OPERATIONS } from './operations';
import { createProblemResponses } from './responses';
import { createJsonSchemas } from './schemas';

const API_DESCRIPTION = `The requests that the wallet sends to a server, and the responses that it expects.

- **Cookies** are sent with every request, also cross-origin. A cross-origin server must name the wallet's origin in \`Access-Control-Allow-Origin\`, allow credentials, and allow the headers \`Content-Type\` and \`Idempotency-Key\`, in error responses too.
- **Money** is a decimal string, never a JSON number. Sums are exact.
- **Postings are idempotent.** A repeated request with the same key is executed once and gets the same response. A different request with a used key is rejected. A rejected request does not use up its key.
- **Reads are consistent.** After the response to a posting, accounts, balances and history include it. No account falls below zero.
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
