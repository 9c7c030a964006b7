/** What a line of the history says, and what stands in for a list without lines. */
export const transactions = {
  type: {
    deposit: 'Deposit',
    sent: 'Sent',
    received: 'Received',
    withdrawal: 'Withdrawal',
    goldPurchase: 'Gold purchase',
    goldSale: 'Gold sale',
    silverPurchase: 'Silver purchase',
    silverSale: 'Silver sale',
    other: 'Transaction',
  },
  status: {
    completed: 'Completed',
    pending: 'Pending',
    failed: 'Failed',
    unknown: 'Unknown',
  },
  date: {
    justNow: 'Just now',
    hoursAgo: '{hours, plural, one {# hour ago} other {# hours ago}}',
    yesterday: 'Yesterday, {time}',
    date: '{date}, {time}',
    unknown: 'Date unknown',
  },
  viewReceipt: 'View receipt',
} as const;
