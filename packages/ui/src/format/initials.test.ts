import { expect, it } from 'vitest';
import { getInitials } from './initials';

it.each([
  ['Ali Hassan', 'AH'],
  ['ayesha malik', 'AM'],
  ['  Omar  ', 'O'],
  ['Muhammad Abdul-Rahman Siddiqui Qureshi', 'MQ'],
  ['"Ali" (Hassan)', 'AH'],
  ['Élodie Çelik', 'ÉÇ'],
  ['علی حسن', 'عح'],
  ['Ali 2', 'A'],
  ['42', '4'],
  ['', ''],
  ['   ', ''],
])('%j is %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
