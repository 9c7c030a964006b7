import { expect, it } from 'vitest';
import { PROBLEM_TYPES } from '../schemas/problem';
import { ApiError } from './errors';
import { isRateChange } from './isRateChange';

const problem = { type: PROBLEM_TYPES.rateChanged, title: 'Unprocessable Content', status: 422 };
const body = JSON.stringify(problem);

it.each([
  ['a problem of this type', new ApiError(422, body), true],
  ['another type', new ApiError(422, JSON.stringify({ ...problem, type: 'about:blank' })), false],
  ['another status', new ApiError(500, body), false],
  ['another shape', new ApiError(422, '[]'), false],
  ['plain text', new ApiError(422, 'The rate has changed'), false],
  ['another error', new Error(body), false],
])('recognises a changed rate in %s', (_, error, expected) => {
  expect(isRateChange(error)).toBe(expected);
});
