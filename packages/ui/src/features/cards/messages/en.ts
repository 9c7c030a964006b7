/** Freezing a card, and its limits: docs/rules.md CARDS-11 to CARDS-14. */
export default {
  freeze: {
    title: 'Freeze this card?',
    text: 'New payments and cash withdrawals with your {type, select, physical {physical} other {virtual}} card ending in {last4} will be declined until you unfreeze it. Payments that were already made stay as they are.',
    confirm: 'Freeze',
  },
  unfreeze: {
    title: 'Unfreeze this card?',
    text: 'Your {type, select, physical {physical} other {virtual}} card ending in {last4} can be used for payments and cash withdrawals again.',
    confirm: 'Unfreeze',
  },
  limits: {
    title: 'Card Limits',
    perPayment: 'Per payment',
    perDay: 'Per day',
    maximum: 'At most {amount}',
    online: 'Online payments',
    onlineHint: 'In apps and on websites',
    abroad: 'Payments abroad',
    abroadHint: 'In other countries, and with sellers there',
    save: 'Save limits',
    saving: 'Saving...',
    unknown:
      'No answer has come yet, so your new limits may or may not apply. You can check again at any time.',
    edit: 'Change the limits',
  },
  toasts: {
    cardLimitsSaved: {
      title: 'Limits Saved',
      description: 'They apply to new payments with this card.',
    },
    cardLimitsNotSaved: {
      title: 'Limits Not Saved',
      description: 'Your limits were not changed. Please try again.',
    },
    cardLimitsUnknown: {
      title: 'No Answer Yet',
      description: 'It is still not known whether your limits were saved.',
    },
    cardPaymentLimitTooHigh: {
      title: 'Limit Too High',
      description: 'Each payment can be limited to at most {maximum}.',
    },
    cardDayLimitTooHigh: {
      title: 'Limit Too High',
      description: 'Payments of one day can be limited to at most {maximum}.',
    },
  },
} as const;
