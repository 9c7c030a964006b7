const ahmed = { name: 'Ahmed Khan', phone: '+92 300 1234567', initials: 'AK' };
const fatima = { name: 'Fatima Ali', phone: '+92 321 7654321', initials: 'FA' };
const hassan = { name: 'Hassan Raza', phone: '+92 333 9876543', initials: 'HR' };
const ayesha = { name: 'Ayesha Malik', phone: '+92 345 1122334', initials: 'AM' };
const bilal = { name: 'Bilal Ahmed', phone: '+92 312 5566778', initials: 'BA' };
export const mariam = { name: 'Mariam Yousaf', phone: '+92 302 4455667', initials: 'MY' };
export const usman = { name: 'Usman Tariq', phone: '+92 334 7788990', initials: 'UT' };

/** Contacts in Send Money and Request Money, with the latest transfer amounts from the sample history. */
export const contacts = [
  { id: 'c1', ...ahmed, lastAmount: '5000' },
  { id: 'c2', ...fatima, lastAmount: '12500' },
  { id: 'c3', ...hassan, lastAmount: '2000' },
  { id: 'c4', ...ayesha, lastAmount: '8750' },
  { id: 'c5', ...bilal, lastAmount: '1500' },
] as const;

export const giftContacts = [
  { id: 'g1', ...ahmed, isRecent: true },
  { id: 'g2', ...fatima, isRecent: true },
  { id: 'g3', ...hassan, isRecent: true },
  { id: 'g4', ...ayesha, isRecent: false },
  { id: 'g5', ...bilal, isRecent: false },
  { id: 'g6', ...mariam, isRecent: true },
  { id: 'g7', ...usman, isRecent: false },
] as const;

export const recipients = [
  { id: 'RAD-7841-2290', name: fatima.name, initials: fatima.initials },
  { id: 'RAD-3316-8075', name: hassan.name, initials: hassan.initials },
  { id: 'RAD-9052-4413', name: ayesha.name, initials: ayesha.initials },
] as const;
