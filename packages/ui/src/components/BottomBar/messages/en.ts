/** Messages of the bottom bar, in default mode and action mode. */
export default {
  label: 'Main',
  home: 'Home',
  history: 'History',
  settings: 'Settings',
  add: 'Add',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  bankDeposit: 'Bank Deposit',
  cryptoDeposit: 'Crypto Deposit',
  cardPayment: 'Card Payment',
  mobileBanking: 'Mobile Banking',
  cryptoTransfer: 'Crypto Transfer',
  bankTransfer: 'Bank Transfer',
  sendToWallet: 'Send to Wallet',
} as const;
