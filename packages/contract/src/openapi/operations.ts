import { API_PATHS } from '@rad-wallet/api';
import type { Operation, PathItem, ReferenceObject } from './document';
import { EXAMPLE_BODIES, EXAMPLE_CREATED } from './examples';
import { createProblemRefs, createSchemaRef } from './responses';

const createParameterRef = (name: string): ReferenceObject => ({
  $ref: `#/components/parameters/${name}`,
});

function createReadOperation(
  name: 'Accounts' | 'Balances' | 'Transactions',
  operation: Pick<Operation, 'operationId' | 'summary' | 'description' | 'parameters'>,
): Operation {
  return {
    ...operation,
    responses: {
      200: {
        description: `${operation.summary}.`,
        content: {
          'application/json': { schema: createSchemaRef(name), example: EXAMPLE_BODIES[name] },
        },
      },
      ...(operation.parameters && createProblemRefs(400)),
      ...createProblemRefs(401, 405),
    },
  };
}

function createPostOperation(
  name: 'NewTransaction' | 'NewTransfer',
  operation: Pick<Operation, 'operationId' | 'summary' | 'description'>,
): Operation {
  return {
    ...operation,
    parameters: [createParameterRef('IdempotencyKey')],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: createSchemaRef(name), example: EXAMPLE_BODIES[name] },
      },
    },
    responses: {
      201: {
        description:
          'It was posted, now or when the key was first used: the same entry each time. Balances and history have it.',
        content: {
          'application/json': {
            schema: createSchemaRef('Transaction'),
            example: EXAMPLE_CREATED[name],
          },
        },
      },
      ...createProblemRefs(400, 401, 404, 405, 409, 413, 415, 422),
    },
  };
}

export const API_OPERATIONS: Record<string, PathItem> = {
  [API_PATHS.accounts]: {
    get: createReadOperation('Accounts', {
      operationId: 'readAccounts',
      summary: 'The accounts',
      description: 'What the person holds, account by account.',
    }),
  },
  [API_PATHS.balances]: {
    get: createReadOperation('Balances', {
      operationId: 'readBalances',
      summary: 'The balances',
      description: 'The sums over all accounts. They agree with the accounts and with the history.',
    }),
  },
  [API_PATHS.transactions]: {
    get: createReadOperation('Transactions', {
      operationId: 'readTransactions',
      summary: 'The history',
      description: 'All entries or the latest of them, newest first.',
      parameters: [createParameterRef('Limit')],
    }),
    post: createPostOperation('NewTransaction', {
      operationId: 'createTransaction',
      summary: 'Posts one entry',
      description:
        'A deposit, or one of the two entries of a conversion, which are sent one after the other. Each has its own key; an interrupted conversion is retried with the same two keys.',
    }),
  },
  [API_PATHS.transfers]: {
    post: createPostOperation('NewTransfer', {
      operationId: 'sendTransfer',
      summary: 'Sends money',
      description:
        'Posts an entry of the type `sent`, whose description names the recipient: `Sent to …`.',
    }),
  },
};
