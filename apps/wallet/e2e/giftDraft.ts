import { en } from '@rad-wallet/ui/messages/en';

/** A complete draft, which allows every step of the gift flow to be opened by URL. */
export const giftDraft = {
  amount: '1000',
  currency: 'PKR',
  recipient: { name: 'Fatima Ali', phone: '+92 301 2345678', isNewUser: false },
  message: 'Eid Mubarak',
  wrapDesign: { id: 'golden-elegance', ...en.giftWraps['golden-elegance'] },
};
