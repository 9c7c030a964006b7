import type { Contact } from '@rad-wallet/ui/types';

/** The fixed people of Send Money and Request Money. */
export const contacts: readonly Contact[] = [
  { id: 'c1', name: 'Ahmed Khan', phone: '+92 300 1234567', initials: 'AK', lastAmount: '5000' },
  { id: 'c2', name: 'Fatima Ali', phone: '+92 321 7654321', initials: 'FA', lastAmount: '12500' },
  { id: 'c3', name: 'Hassan Raza', phone: '+92 333 9876543', initials: 'HR', lastAmount: '2000' },
  { id: 'c4', name: 'Ayesha Malik', phone: '+92 345 1122334', initials: 'AM', lastAmount: '8750' },
  { id: 'c5', name: 'Bilal Ahmed', phone: '+92 312 5566778', initials: 'BA', lastAmount: '1500' },
];
