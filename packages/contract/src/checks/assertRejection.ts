import { PROBLEM_TYPE, problemSchema } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import * as v from 'valibot';
import type { ServerResponse } from '../client/connectToServer';

/** The reason is plain text, or an `application/problem+json` body with the same status. */
export function assertRejection({ status, headers, text }: ServerResponse, expected: number): void {
  assert.equal(status, expected, `expected ${expected}, got ${status}: ${text.slice(0, 200)}`);
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  if (type === PROBLEM_TYPE) {
    assert.equal(v.parse(problemSchema, JSON.parse(text)).status, status);
  } else {
    assert.equal(
      type,
      'text/plain',
      `an error response is ${PROBLEM_TYPE} or text/plain, not ${type}`,
    );
    assert.notEqual(text, '', 'the error response gives no reason');
  }
}
