import { expect, it } from 'vitest';
import { CONVERTER_RATES } from './rates';

it('converts one rupee into each currency', () => {
  expect(Object.fromEntries(CONVERTER_RATES)).toEqual({
    PKR: '1',
    USD: '0.0036',
    BHD: '0.00135',
    SAR: '0.0135',
    GOLD: '0.000063',
    SILVER: '0.0048',
  });
});
