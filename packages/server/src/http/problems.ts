import { PROBLEM_TYPE } from '@rad-wallet/api';
import type { Problem } from '@rad-wallet/api';
import { STATUS_CODES } from 'node:http';
import { getPostgresCode } from '../store/postgres/openPostgres';
import { getSqliteCode } from '../store/sqlite/openSqlite';

export function createProblemResponse(
  status: number,
  detail: string,
  { type = 'about:blank', headers = {} }: { type?: string; headers?: HeadersInit } = {},
): Response {
  const body: Problem = {
    type,
    title: STATUS_CODES[status] ?? 'Rejected',
    status,
    detail,
  };
  const response = Response.json(body, { status, headers });
  response.headers.set('Content-Type', PROBLEM_TYPE);
  return response;
}

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** PostgreSQL error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const POSTGRES_DISK_FULL = '53100';
/** NUL in a query or header. */
const POSTGRES_INVALID_TEXT = '22021';
const POSTGRES_BUSY: ReadonlySet<string> = new Set(['40001', '40P01', '53300', '55P03', '57P03']);

/** Converts a store error to a problem. Nothing was posted. */
export function toStoreProblem(error: unknown): Response {
  const sqlite = getSqliteCode(error);
  const postgres = getPostgresCode(error);
  if (sqlite === SQLITE_FULL || postgres === POSTGRES_DISK_FULL) {
    return createProblemResponse(507, 'The disk is full; nothing was posted');
  }
  if (sqlite === SQLITE_BUSY || (postgres !== undefined && POSTGRES_BUSY.has(postgres))) {
    return createProblemResponse(503, 'The ledger is busy; try again', {
      headers: { 'Retry-After': '1' },
    });
  }
  if (postgres === POSTGRES_INVALID_TEXT) {
    return createProblemResponse(400, 'The request contains the character NUL');
  }
  return createProblemResponse(500, 'The ledger could not be used');
}
