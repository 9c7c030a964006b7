/** Deposits from and transfers to crypto wallets. docs/rules.md CRY. */
export default {
  names: { BTC: 'Bitcoin', USDT: 'USDT (TRC20)', SOL: 'Solana' },
  networks: { BTC: 'Bitcoin Network', USDT: 'TRC20 Tron', SOL: 'Solana Network' },
  deposit: {
    title: 'Crypto Deposit',
    subtitle: 'Send to one of your addresses',
    address: 'Address on the {network}',
    copyAddress: 'Copy Address',
    failed: 'Your addresses could not be loaded',
    sample: 'These addresses are samples. Nothing can be sent to them.',
    warningTitle: 'Mind the network',
    warningText:
      'Send each coin only to its own address. Coins sent to any other address are lost.',
  },
  transfer: {
    title: 'Crypto Transfer',
    subtitle: 'Send to a crypto wallet',
    crypto: 'Cryptocurrency',
    address: 'Wallet Address',
    missing: 'Choose a cryptocurrency, and enter an amount greater than 0 and a wallet address.',
    addressPlaceholder: 'Destination wallet address',
    warningTitle: 'This cannot be undone',
    warning: 'Crypto transfers cannot be reversed. Check the address and the network.',
    submit: 'Transfer',
    doneTitle: 'On Its Way',
    doneText: '{amount} over the {network}',
  },
  toasts: {
    addressCopied: {
      title: 'Address Copied',
      description: 'The {name} address is on your clipboard.',
    },
    addressCopyFailed: {
      title: 'Copy Failed',
      description: 'Failed to copy address. Please copy manually.',
    },
    cryptocurrencyRequired: {
      title: 'Cryptocurrency Required',
      description: 'Please select a cryptocurrency to continue.',
    },
    walletAddressRequired: {
      title: 'Wallet Address Required',
      description: 'Please enter a destination wallet address.',
    },
    cryptoTransferInitiated: {
      title: 'Transfer Initiated',
      description:
        'Your transfer of {amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} is on its way.',
    },
  },
} as const;
