/** Contact lists, in any flow. */
export const contacts = {
  lastAmount: 'Last: {amount}',
  failed: 'Your contacts could not be loaded',
} as const;
