/** Contact lists, in any flow. */
export const contacts = {
  lastAmount: 'Last: {amount}',
} as const;
