import type { GiftContact, GiftRecipient, GiftWrapDesign } from '../gift';

/** People and a paper for the tests of the gift flow. */
export const giftContacts: GiftContact[] = [
  { id: 'g1', name: 'Zoë Khan', phone: '+92 300 1234567', initials: 'ZK', isRecent: true },
  { id: 'g2', name: 'Bilal Ahmed', phone: '+92 321 7654321', initials: 'BA', isRecent: false },
];

export const giftContact: GiftRecipient = {
  name: 'Zoë Khan',
  phone: '+92 300 1234567',
  isNewUser: false,
};

export const wrapDesign: GiftWrapDesign = {
  id: 'floral-garden',
  name: 'Floral Garden',
  color: 'White',
  pattern: 'Tulips',
  preview: 'White paper with tulips',
  occasion: 'Spring',
};
