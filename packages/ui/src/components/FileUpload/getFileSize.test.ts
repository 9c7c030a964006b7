import { expect, it } from 'vitest';
import { getFileSize } from './getFileSize';

it.each([
  [0, 'kilobytes', 1],
  [1, 'kilobytes', 1],
  [340_000, 'kilobytes', 332],
  [1024 * 1024, 'megabytes', 1],
  [2.44 * 1024 * 1024, 'megabytes', 2.4],
  [10 * 1024 * 1024, 'megabytes', 10],
] as const)('converts %d bytes to %s as %d', (bytes, unit, size) => {
  expect(getFileSize(bytes)).toEqual({ unit, size });
});
