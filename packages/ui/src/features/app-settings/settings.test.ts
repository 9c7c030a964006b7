import { expect, it } from 'vitest';
import { AUTO_LOCKS } from './settings';

it('locks after one, five, fifteen or thirty minutes, or never', () => {
  expect(AUTO_LOCKS).toEqual(['never', '1', '5', '15', '30']);
});
