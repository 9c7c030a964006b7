import { PROBLEM_TYPE } from '@rad-wallet/api';
import type { Problem } from '@rad-wallet/api';
import { STATUS_CODES } from 'node:http';

export function createProblemResponse(
  status: number,
  detail: string,
  headers: HeadersInit = {},
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Rejected',
    status,
    detail,
  };
  const response = Response.json(body, { status, headers });
  response.headers.set('Content-Type', PROBLEM_TYPE);
  return response;
}

/** Converts the handlers' plain-text error responses. */
export async function toProblemResponse(response: Response): Promise<Response> {
  return response.ok ? response : createProblemResponse(response.status, await response.text());
}

/** SQLite result codes: https://www.sqlite.org/rescode.html. */
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** Converts an error of the store, after which nothing was posted. */
export function toStoreProblem(error: unknown): Response {
  switch (getSqliteCode(error)) {
    case SQLITE_FULL:
      return createProblemResponse(507, 'The disk is full; nothing was posted');
    case SQLITE_BUSY:
      return createProblemResponse(503, 'The ledger is busy; try again', { 'Retry-After': '1' });
    default:
      return createProblemResponse(500, 'The ledger could not be used; nothing was posted');
  }
}

function getSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The low byte is the primary result code; extended result codes also set higher bytes.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}
