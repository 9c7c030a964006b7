import type { Contact } from '@rad-wallet/ui/types';

/** Your server's contacts, most recent first. */
export const contacts: readonly [Contact, ...Contact[]] = [
  { id: 'aisyah', name: 'Aisyah', phone: '+60 12-345 6789', initials: 'A', lastAmount: '50' },
  { id: 'hafiz', name: 'Hafiz', phone: '+60 13-987 6543', initials: 'H', lastAmount: '120.50' },
];
