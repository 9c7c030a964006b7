/** Lists of contacts. */
export const contacts = {
  lastAmount: 'Last: {amount}',
} as const;
