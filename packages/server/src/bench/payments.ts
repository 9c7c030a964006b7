/** More than there are clients, so that few payments wait for the lock of their holder. */
export const HOLDERS = 64;

export const getHolder = (index: number) => `holder-${index % HOLDERS}`;

export const getAccountId = (holder: string) => `${holder}-account-pkr`;

export const createRequest = (holder: string, key: string) => ({
  key,
  draft: {
    accountId: getAccountId(holder),
    type: 'sent',
    currency: 'PKR',
    amount: '1',
    description: 'Sent to Ayesha Malik',
    status: 'completed',
    verified: true,
  },
});
