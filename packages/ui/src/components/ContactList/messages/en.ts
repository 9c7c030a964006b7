/** Messages of contact lists, shared by all flows. */
export default {
  lastAmount: 'Last: {amount}',
  failed: 'Your contacts could not be loaded',
} as const;
