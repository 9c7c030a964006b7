/** FAQ entries in display order; their texts are in the `faq` messages. docs/rules.md HELP-4, HELP-6. */
export const faqEntries = [
  { id: 'kyc-limits', category: 'account', rating: 4.8 },
  { id: 'kyc-time', category: 'account', rating: 4.6 },
  { id: 'kyc-needs', category: 'account', rating: 4.3 },
  { id: 'transfer-time', category: 'payments', rating: 4.7 },
  { id: 'transfer-fee', category: 'payments', rating: 4.9 },
  { id: 'bill-undo', category: 'payments', rating: 4.2 },
  { id: 'shariah', category: 'investments', rating: 4.9 },
  { id: 'fund-minimum', category: 'investments', rating: 4.4 },
  { id: 'gold-price', category: 'investments', rating: 4.5 },
  { id: 'phone-lost', category: 'security', rating: 4.7 },
  { id: 'password-requested', category: 'security', rating: 4.8 },
] as const;

export const supportContacts = {
  phone: '+92 21 111 000 723',
  email: 'support@radwallet.example',
};
