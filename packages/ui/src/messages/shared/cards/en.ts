/** Debit cards: docs/rules.md CARDS. */
export default {
  title: 'Cards',
  subtitle: 'Your virtual and physical cards',
  scheme: 'DEBIT VISA',
  types: { virtual: 'Virtual', physical: 'Physical' },
  names: { virtual: 'Virtual Card', physical: 'Physical Card' },
  status: { active: 'Active', frozen: 'Frozen' },
  cardholder: 'Cardholder',
  expires: 'Expires',
  spokenNumber: 'Card number {digits}',
  spokenEnding: 'Card number ending in {digits}',
  cardEnding: '{type, select, physical {Physical} other {Virtual}} card ending in {last4}',
  yourCards: 'Your Cards',
  none: 'No cards yet',
  failed: 'Your cards could not be loaded',
  noneHint: 'Order your first card below.',
  showNumber: 'Show number',
  hideNumber: 'Hide number',
  copyNumber: 'Copy number',
  freeze: 'Freeze card',
  freezing: 'Freezing...',
  unfreeze: 'Unfreeze card',
  unfreezing: 'Unfreezing...',
  setLimits: 'Card limits',
  checkAgain: 'Check again',
  checking: 'Checking...',
  unknown: {
    title: 'Not Known Yet',
    frozen:
      'No answer has come yet, so this card may or may not be frozen. You can check again at any time.',
    unfrozen:
      'No answer has come yet, so this card may or may not still be frozen. You can check again at any time.',
  },
  orderNew: 'Order New Card',
  virtualPoints: {
    activation: 'Instant activation',
    fees: 'Zero online fees',
    spending: 'Sharia-compliant spending',
  },
  physicalPoints: {
    metal: 'Premium metal',
    acceptance: 'Global acceptance',
    contactless: 'Contactless',
    delivery: '5-7 business days delivery',
  },
  order: { virtual: 'Order Virtual Card', physical: 'Order Physical Card' },
  ordering: 'Ordering...',
  submitted: 'Application submitted',
  submittedHint: 'Your application is being processed. The card has not been issued yet.',
  features: 'Card Features',
  featureList: {
    notifications: 'Real-time notifications',
    notificationsHint: 'This wallet sends none yet',
    controls: 'Spending controls',
    controlsHint:
      '{offered, select, both {Spending limits and card freeze, with each card above} freeze {Card freeze, with each card above. Spending limits are not available here yet} limits {Spending limits, with each card above. Card freeze is not available here yet} other {Spending limits and card freeze. Not available here yet}}',
    blockchain: 'Recorded on a blockchain',
    blockchainHint: 'The hash is on the receipt, where one is known',
  },
  toasts: {
    cardFrozen: {
      title: 'Card Frozen',
      description:
        'Your {type, select, physical {physical} other {virtual}} card ending in {last4} declines payments until you unfreeze it.',
    },
    cardUnfrozen: {
      title: 'Card Unfrozen',
      description:
        'Your {type, select, physical {physical} other {virtual}} card ending in {last4} can be used again.',
    },
    cardNotFrozen: {
      title: 'Card Not Frozen',
      description:
        'Your {type, select, physical {physical} other {virtual}} card ending in {last4} was not frozen. Please try again.',
    },
    cardNotUnfrozen: {
      title: 'Card Not Unfrozen',
      description:
        'Your {type, select, physical {physical} other {virtual}} card ending in {last4} is still frozen. Please try again.',
    },
    cardStatusUnknown: {
      title: 'No Answer Yet',
      description:
        'It is still not known whether your {type, select, physical {physical} other {virtual}} card ending in {last4} was changed.',
    },
    cardNumberNotShown: {
      title: 'Number Not Shown',
      description: 'Your card number could not be loaded. Please try again.',
    },
    cardNumberCopied: {
      title: 'Card Number Copied',
      description: 'Card number has been copied to clipboard',
    },
    cardNumberCopyFailed: {
      title: 'Copy Failed',
      description: 'Failed to copy card number. Please show it and copy manually.',
    },
    cardOrdered: {
      title: '{type, select, physical {Physical} other {Virtual}} Card Ordered',
      description:
        'Your {type, select, physical {physical} other {virtual}} card application has been submitted and is being processed',
    },
    cardOrderFailed: {
      title: 'Card Not Ordered',
      description: 'Your application did not go through. Please try again.',
    },
  },
} as const;
