/** Transaction rows, and the empty and error states of their list. */
export default {
  type: {
    deposit: 'Deposit',
    sent: 'Sent',
    received: 'Received',
    withdrawal: 'Withdrawal',
    goldPurchase: 'Gold purchase',
    goldSale: 'Gold sale',
    silverPurchase: 'Silver purchase',
    silverSale: 'Silver sale',
    billPayment: 'Bill payment',
    gift: 'Gift',
    other: 'Transaction',
  },
  title: {
    deposit: 'Deposit via {name}',
    sent: 'Sent to {name}',
    received: 'Received from {name}',
    gift: 'Gift to {name}',
    withdrawal: 'Withdrawal to bank account',
    converted: 'Convert {from} to {to}',
  },
  method: '{name}',
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
