import { expect, it } from 'vitest';
import { ApiError } from './errors';
import { isRateChange } from './isRateChange';

const problem = { title: 'Unprocessable Content', status: 422, detail: 'The rate has changed' };

it.each([
  ['a problem', new ApiError(422, JSON.stringify(problem)), true],
  ['plain text', new ApiError(422, 'The rate has changed'), true],
  ['another reason', new ApiError(422, JSON.stringify({ ...problem, detail: 'No funds' })), false],
  ['another status', new ApiError(500, 'The rate has changed'), false],
  ['another shape', new ApiError(422, '[]'), false],
  ['another error', new Error('The rate has changed'), false],
])('recognises a changed rate in %s', (_, error, expected) => {
  expect(isRateChange(error)).toBe(expected);
});
