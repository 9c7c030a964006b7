import { en } from '@rad-wallet/ui/messages/en';

/** A gift that lacks nothing: with it in the tab, each step can be opened by its address. */
export const giftDraft = {
  amount: '1000',
  currency: 'PKR',
  recipient: { name: 'Fatima Ali', phone: '+92 301 2345678', isNewUser: false },
  message: 'Eid Mubarak',
  wrapDesign: { id: 'golden-elegance', ...en.giftWraps['golden-elegance'] },
};
