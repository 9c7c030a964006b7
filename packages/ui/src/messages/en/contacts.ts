/** The people of the wallet. */
export const contacts = {
  lastAmount: 'Last: {amount}',
} as const;
