/** Contact lists, in any flow. */
export default {
  lastAmount: 'Last: {amount}',
  failed: 'Your contacts could not be loaded',
} as const;
