/** Notices above every page: docs/rules.md OFFLINE. */
export default {
  region: 'Connection and updates',
  offline: 'No internet connection',
  unreachable: 'We cannot be reached right now',
  asOf: 'The figures shown are as of {time}.',
  nothingRead: 'Your balances will show once you are back online.',
  update: 'A new version is ready',
  updateHint: 'It takes a moment and brings you back to this page.',
  busyElsewhere: 'Another tab is in use. Please finish what you started there.',
  apply: 'Update',
} as const;
