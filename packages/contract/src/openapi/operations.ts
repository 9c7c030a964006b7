import { API_PATHS } from '@rad-wallet/api';
import type { Operation, PathItem, Reference } from './document';
import { BODIES, CREATED } from './examples';
import { refusalRefs, schemaRef } from './responses';

const parameter = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });

function read(
  name: 'Accounts' | 'Balances' | 'Transactions',
  operation: Pick<Operation, 'operationId' | 'summary' | 'description' | 'parameters'>,
): Operation {
  return {
    ...operation,
    responses: {
      200: {
        description: `${operation.summary}.`,
        content: { 'application/json': { schema: schemaRef(name), example: BODIES[name] } },
      },
      ...(operation.parameters && refusalRefs(400)),
      ...refusalRefs(401, 405),
    },
  };
}

function post(
  name: 'NewTransaction' | 'NewTransfer',
  operation: Pick<Operation, 'operationId' | 'summary' | 'description'>,
): Operation {
  return {
    ...operation,
    parameters: [parameter('IdempotencyKey')],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaRef(name), example: BODIES[name] } },
    },
    responses: {
      201: {
        description:
          'It was posted, now or when the key was first used: the same entry each time. Balances and history have it.',
        content: {
          'application/json': { schema: schemaRef('Transaction'), example: CREATED[name] },
        },
      },
      ...refusalRefs(400, 401, 404, 405, 409, 413, 415, 422),
    },
  };
}

/** Everything that the wallet asks of a server. */
export const PATHS: Record<string, PathItem> = {
  [API_PATHS.accounts]: {
    get: read('Accounts', {
      operationId: 'readAccounts',
      summary: 'The accounts',
      description: 'What the person holds, account by account.',
    }),
  },
  [API_PATHS.balances]: {
    get: read('Balances', {
      operationId: 'readBalances',
      summary: 'The balances',
      description: 'The sums over all accounts. They agree with the accounts and with the history.',
    }),
  },
  [API_PATHS.transactions]: {
    get: read('Transactions', {
      operationId: 'readTransactions',
      summary: 'The history',
      description: 'All entries or the latest of them, newest first.',
      parameters: [parameter('Limit')],
    }),
    post: post('NewTransaction', {
      operationId: 'createTransaction',
      summary: 'Posts one entry',
      description:
        'A deposit, or one of the two entries of a conversion, which come one after the other. Each has a key of its own; a conversion that stopped half-way is asked for again under both.',
    }),
  },
  [API_PATHS.transfers]: {
    post: post('NewTransfer', {
      operationId: 'sendTransfer',
      summary: 'Sends money',
      description:
        'Posts an entry of the type `sent`, whose description names the recipient: `Sent to …`.',
    }),
  },
};
