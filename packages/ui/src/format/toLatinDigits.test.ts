import { expect, it } from 'vitest';
import { toLatinDigits } from './toLatinDigits';

it.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['۰۸/۲۷', '08/27'],
  ['4242 and more', '4242 and more'],
  ['', ''],
])('converts %j to %j', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});
