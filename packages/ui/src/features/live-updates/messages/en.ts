/** What has become of pending money. docs/rules.md LIVE-3. */
export default {
  toasts: {
    moneyArrived: {
      title: 'Money Received',
      description: '{amount} has been added to your balance.',
    },
    moneyArrivedFrom: {
      title: 'Money Received',
      description: '{amount} from {name} has been added to your balance.',
    },
    moneyNotArrived: {
      title: 'Money Not Received',
      description: '{amount} could not be added to your balance.',
    },
    transferCompleted: {
      title: 'Transfer Completed',
      description: 'Your transfer of {amount} to {name} is complete.',
    },
    transferNotCompleted: {
      title: 'Transfer Not Completed',
      description: 'Your transfer of {amount} to {name} did not go through.',
    },
    transactionCompleted: {
      title: 'Transaction Completed',
      description: 'Your transaction of {amount} is complete.',
    },
    transactionNotCompleted: {
      title: 'Transaction Not Completed',
      description: 'Your transaction of {amount} did not go through.',
    },
  },
} as const;
