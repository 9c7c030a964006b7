import { expect, it } from 'vitest';
import { findIbanProblem } from './findIbanProblem';

const banks = [
  { code: 'SCBLPKKX', name: 'Standard Chartered' },
  { code: 'HABBPKKA', name: 'HBL' },
];
const chosen = { country: 'PK', banks, bank: 'SCBLPKKX' };

// The examples of the SWIFT IBAN registry.
const PAKISTAN = 'PK36SCBL0000001123456702';
const SAUDI_ARABIA = 'SA0380000000608010167519';

it.each([
  PAKISTAN,
  'pk36 scbl 0000 0011 2345 6702',
  'PK36-SCBL-0000-0011-2345-6702',
  // As copied from a page or a PDF, and typed with an Urdu keyboard.
  '\u200fPK36\u00a0SCBL\u00a00000\u00a00011\u00a02345\u00a06702\u200e',
  'PK۳۶ SCBL ۰۰۰۰ ۰۰۱۱ ۲۳۴۵ ۶۷۰۲',
])('finds nothing odd in %s', (iban) => {
  expect(findIbanProblem(iban, chosen)).toBeNull();
});

it.each([
  ['PK36SCBL0000001123456720', 'checkDigits'],
  ['PK36SCBL000000112345670', 'length'],
  ['PK36SCBL00000011234567021', 'length'],
  [SAUDI_ARABIA, 'country'],
  ['0000001123456702', 'country'],
])('%s: %s', (iban, id) => {
  expect(findIbanProblem(iban, chosen)).toEqual({ id });
});

it('names the bank of an IBAN if another one is chosen', () => {
  expect(findIbanProblem(PAKISTAN, { ...chosen, bank: 'HABBPKKA' })).toEqual({
    id: 'bank',
    bank: 'Standard Chartered',
  });
});

it('compares the bank only with codes that an IBAN contains', () => {
  const named = ['HBL', 'UBL', 'MCB'];
  expect(findIbanProblem(PAKISTAN, { country: 'PK', banks: named, bank: 'HBL' })).toBeNull();
  const saudi = [
    { code: '80', name: 'Al Rajhi' },
    { code: '10', name: 'NCB' },
  ];
  expect(findIbanProblem(SAUDI_ARABIA, { country: 'SA', banks: saudi, bank: '10' })).toEqual({
    id: 'bank',
    bank: 'Al Rajhi',
  });
});
