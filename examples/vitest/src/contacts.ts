export const contacts = [
  { id: 'ammi', name: 'Ammi', phone: '+92 300 1112223', initials: 'A', lastAmount: '5000' },
] as const;
