import { PROBLEM_TYPE } from '@rad-wallet/api';
import type { ResponseObject, ReferenceObject } from './document';
import { EXAMPLE_PROBLEMS } from './examples';
import type { RejectedStatus } from './examples';
import type { SchemaName } from './schemas';

export const createSchemaRef = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });

const PROBLEM_DESCRIPTIONS: Record<RejectedStatus, string> = {
  400: 'The body or a parameter is malformed, or a posting has no `Idempotency-Key`.',
  401: 'The request has no valid session.',
  404: 'There is no such account.',
  405: 'The path has no such method; `Allow` names those that it has.',
  409: 'The first request with this key is still in progress; retry later. A server that waits for it does not need this response.',
  413: 'The body is too long.',
  415: 'The body does not say that it is `application/json`.',
  429: 'Too many requests; `Retry-After` has the seconds to wait.',
  422: 'The posting is rejected: the account would fall below zero, does not accept this type of entry, or the key was used for another request. Nothing is posted, and an unused key stays unused.',
};

const problemStatuses = Object.keys(EXAMPLE_PROBLEMS).map(Number) as RejectedStatus[];

const getResponseName = (status: RejectedStatus) =>
  EXAMPLE_PROBLEMS[status].title.replaceAll(' ', '');

/** Creates all error responses, keyed by the names that operations reference. */
export function createProblemResponses(): Record<string, ResponseObject> {
  return Object.fromEntries(
    problemStatuses.map((status) => [
      getResponseName(status),
      {
        description: PROBLEM_DESCRIPTIONS[status],
        ...(status === 405 && {
          headers: {
            Allow: { description: 'The methods of this path.', schema: { type: 'string' } },
          },
        }),
        content: {
          [PROBLEM_TYPE]: { schema: createSchemaRef('Problem'), example: EXAMPLE_PROBLEMS[status] },
          'text/plain': { schema: { type: 'string' }, example: EXAMPLE_PROBLEMS[status].detail },
        },
      },
    ]),
  );
}

export function createProblemRefs(
  ...rejected: readonly RejectedStatus[]
): Record<string, ReferenceObject> {
  return Object.fromEntries(
    rejected.map((status) => [
      String(status),
      { $ref: `#/components/responses/${getResponseName(status)}` },
    ]),
  );
}
