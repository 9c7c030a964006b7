/** Notices above every page: docs/rules.md OFFLINE. */
export const shellNotice = {
  region: 'Connection and updates',
  offline: 'No internet connection',
  unreachable: 'We cannot be reached right now',
  asOf: 'The figures shown are as of {time}.',
  nothingRead: 'Your balances will show once you are back online.',
  update: 'A new version is ready',
  updateHint: 'It takes a moment and brings you back to this page.',
  paymentElsewhere: 'A payment is under way in another tab. Please finish it first.',
  apply: 'Update',
} as const;
