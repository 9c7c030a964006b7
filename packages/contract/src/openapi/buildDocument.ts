import type { OpenApiDocument } from './document';
import { API_OPERATIONS } from './operations';
import { createProblemResponses } from './responses';
import { createJsonSchemas } from './schemas';

const API_DESCRIPTION = `What the wallet asks of a server, and what it must be answered.

- **Cookies** go along with every request, also to another origin: such a server names the wallet's origin in \`Access-Control-Allow-Origin\`, allows credentials, and allows the headers \`Content-Type\` and \`Idempotency-Key\`, in refusals as well.
- **Money** is a decimal string, never a JSON number. Sums are exact.
- **A posting is repeatable.** The same request under the same key is done once and answered alike; another one under a used key is refused. A refused request uses up no key.
- **The books agree.** Once a posting is answered, accounts, balances and history have it; no account falls below zero.
- **A refusal** tells why as \`application/problem+json\` or as plain text. The wallet shows words of its own.`;

/** The contract between the wallet and a server, as OpenAPI 3.1. docs/rules.md API-17. */
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
            'Names this posting, whatever becomes of the connection. The wallet makes one for each thing that a person asks for, and repeats it when they try again.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
          example: 'V1StGXR8_Z5jdHi6B-myT:1',
        },
        Limit: {
          name: 'limit',
          in: 'query',
          required: false,
          description: 'How many of the latest entries. More than there are is all of them.',
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
          description: 'By whatever cookie the server signs people in; the name is its own affair.',
        },
      },
    },
  };
}
