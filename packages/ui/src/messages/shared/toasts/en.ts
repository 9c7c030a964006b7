/** Toast and validation messages. The toast and the error beside the field use the same message. */
export default {
  invalidAmount: {
    title: 'Invalid Amount',
    description: 'Please enter a valid amount greater than 0.',
  },
  sendAccountError: {
    title: 'Account Error',
    description: 'Unable to find {home} account for sending money.',
  },
  accountsNotLoaded: {
    title: 'Accounts not loaded',
    description: 'Your accounts could not be loaded. Check your connection, then try again.',
  },
  ratesNotLoaded: {
    title: 'Rates not loaded',
    description: 'The exchange rates could not be loaded. Check your connection, then try again.',
  },
  rateChanged: {
    title: 'The rate has changed',
    description: 'Check the new amount, then convert again.',
  },
  sendInsufficientBalance: {
    title: 'Insufficient Balance',
    description: 'Your available balance is {amount}. Please enter a lower amount.',
  },
  transferFailed: {
    title: 'Transfer Failed',
    description: 'There was an error sending the money. Please try again.',
  },
  noAnswerYet: {
    title: 'No Answer Yet',
    description: 'It is still not known whether your payment was made.',
  },
  paymentLinkInvalid: {
    title: 'Payment link not valid',
    description: 'The link is incomplete or damaged. Choose the recipient and the amount yourself.',
  },
  linkCopied: {
    title: 'Link Copied',
    description: 'Send it to the person who should pay.',
  },
  linkCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy link. Please copy manually.',
  },
  sameCurrency: {
    title: 'Same Currency',
    description: 'Please select different currencies for conversion.',
  },
  conversionAccountError: {
    title: 'Account Error',
    description: 'Unable to find accounts for conversion.',
  },
  conversionInsufficientBalance: {
    title: 'Insufficient Balance',
    description: "You don't have enough {currency}. Available: {balance}",
  },
  conversionFailed: {
    title: 'Conversion Failed',
    description: 'There was an error processing your conversion. Please try again.',
  },
  converted: {
    title: 'Conversion complete',
    description: 'You converted {given} to {got}.',
  },
  passwordsDontMatch: {
    title: "Passwords don't match",
    description: 'Please make sure your passwords match.',
  },
  passwordTooShort: {
    title: 'Password too short',
    description: 'Password must be at least {min, number} characters long.',
  },
  welcomeBack: {
    title: 'Welcome back!',
    description: "You've successfully logged in.",
  },
  accountCreated: {
    title: 'Account created!',
    description: 'Your RAD account has been created.',
  },
  signInFailed: {
    title: 'Sign-in failed',
    description: 'You could not be signed in. Please try again.',
  },
  signUpFailed: {
    title: 'Account not created',
    description: 'Your account could not be created. Please try again.',
  },
  signOutFailed: {
    title: 'Sign-out failed',
    description: 'You are still signed in. Please try again.',
  },
  profileNotSaved: {
    title: 'Profile not saved',
    description: 'Your changes are still here. Please try again.',
  },
  passwordNotReset: {
    title: 'Not available yet',
    description: 'You cannot reset a password here yet.',
  },
  photoNotChanged: {
    title: 'Not available yet',
    description: 'You cannot change a photo here yet.',
  },
  chatNotOpened: {
    title: 'Not available yet',
    description: 'You cannot open a live chat here yet. Please call or write to us.',
  },
  walletNotConnected: {
    title: 'Not available yet',
    description: 'You cannot connect {wallet} here yet.',
  },
  languageNotLoaded: {
    title: 'The language could not be loaded',
    description: 'Check your connection: the language changes as soon as it can be loaded.',
  },
  settingsNotKept: {
    title: 'Not kept in this browser',
    description: 'Storage is blocked here, so this holds until you close the wallet.',
  },
  unlockCancelled: {
    title: 'Still locked',
    description: 'The request was closed, or your device did not recognise you. Please try again.',
  },
  unlockFailed: {
    title: 'Still locked',
    description: 'Your device could not confirm that it is you. Please try again.',
  },
  unlockTimedOut: {
    title: 'Still locked',
    description: 'Your device did not answer in time. Please try again.',
  },
  biometricsGone: {
    title: 'Biometrics are no longer available',
    description: 'Press Unlock instead. You can set them up again in App Settings.',
  },
  biometricsCancelled: {
    title: 'Biometrics stay off',
    description: 'The request was closed, or your device did not recognise you.',
  },
  biometricsFailed: {
    title: 'Biometrics stay off',
    description: 'Your device could not set them up. Please try again.',
  },
  biometricsTimedOut: {
    title: 'Biometrics stay off',
    description: 'Your device did not answer in time. Please try again.',
  },
  biometricsUnavailable: {
    title: 'Biometrics are not available here',
    description: 'This browser does not support unlocking by fingerprint, face or device lock.',
  },
  signOutIncomplete: {
    title: 'Some data could not be cleared',
    description:
      'You are signed out, but this browser kept some of your data. Clear the data of this site in the browser settings.',
  },
  submissionFailed: {
    title: 'Something went wrong',
    description: 'This did not go through. Please try again.',
  },
  giftDraftDropped: {
    title: 'Saved gift discarded',
    description: 'It was damaged and could not be read. Please start again.',
  },
  missingInformation: {
    title: 'Missing information',
    description: 'Please fill in all required fields.',
  },
  billPaid: {
    title: 'Payment successful!',
    description:
      '{amount} paid to {provider, select, schoolFees {School Fees} universityFees {University Fees} tuition {Tuition} other {{provider}}}.',
  },
  paymentMethodRequired: {
    title: 'Payment Method Required',
    description: 'Please select a payment method to continue.',
  },
  paymentAccountError: {
    title: 'Account Error',
    description: 'Unable to find account for this currency.',
  },
  paymentFailed: {
    title: 'Payment Failed',
    description: 'There was an error processing your payment. Please try again.',
  },
  giftFailed: {
    title: 'Gift Not Sent',
    description: 'There was an error sending your gift. Please try again.',
  },
  requestFailed: {
    title: 'Request Failed',
    description: 'There was an error sending your request. Please try again.',
  },
  cameraMissing: {
    title: 'No camera',
    description:
      'This device has no camera that the wallet can use. Choose a picture of the code instead.',
  },
  cameraDenied: {
    title: 'Camera not allowed',
    description: 'Allow the camera in your browser’s settings, or choose a picture of the code.',
  },
  codeNotFound: {
    title: 'No code found',
    description: 'No QR code could be read in this picture. Choose another one.',
  },
  codeNotPayment: {
    title: 'Not a payment code',
    description: 'This code asks for no payment. Scan another one.',
  },
  codeDamaged: {
    title: 'Code damaged',
    description: 'Part of this payment code is wrong or missing. Ask for a new one.',
  },
  codeInvalid: {
    title: 'Code not valid',
    description:
      'This payment code has no valid {field, select, account {account} name {payee} city {city} country {country} currency {currency} category {merchant category} amount {amount} fee {fee} usage {type} other {format}}. Ask for a new one.',
  },
  codeOtherCurrency: {
    title: 'Another currency',
    description: 'This code asks for a currency other than {home}. Scan another one.',
  },
  invalidTip: {
    title: 'Invalid Tip',
    description: 'Please enter a valid tip, or leave it empty.',
  },
  codeNotRead: {
    title: 'Code not read',
    description: 'No payment code could be read. Hold your phone steady and try again.',
  },
  investmentFailed: {
    title: 'Investment Not Made',
    description: 'There was an error making your investment. Please try again.',
  },
  paymentSuccessful: {
    title: 'Payment Successful',
    description:
      '{amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} has been added to your account.',
  },
  bankSelected: {
    title: 'Bank Selected',
    description: 'You chose {bank}. Send your transfer to its account.',
  },
  addressCopied: {
    title: 'Address Copied',
    description: 'The {name} address is on your clipboard.',
  },
  addressCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy address. Please copy manually.',
  },
  recipientRequired: {
    title: 'Recipient Required',
    description: 'Please enter a wallet ID or email address.',
  },
  recipientSelected: {
    title: 'Recipient Selected',
    description: 'The wallet ID of {name} is filled in.',
  },
  walletMoneySent: {
    title: 'Money Sent Successfully',
    description:
      '{amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} has been sent to {recipient}.',
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
  linkShared: {
    title: 'Link Shared',
    description: 'Your payment link is on its way.',
  },
  emailOpened: {
    title: 'Email Opened',
    description: 'No draft in your mail app? Copy the link and send it yourself.',
  },
  emailNotOpened: {
    title: 'Email Not Opened',
    description: 'Your mail app did not open. Copy the link and send it yourself.',
  },
  documentsRequired: {
    title: 'Documents required',
    description: 'Please upload both sides of your CNIC.',
  },
  selfieRequired: {
    title: 'Selfie required',
    description: 'Please take a selfie for verification.',
  },
  addressRequired: {
    title: 'Address information required',
    description: 'Please complete your address details and upload proof.',
  },
  verificationSubmitted: {
    title: 'Verification submitted!',
    description: 'Review takes 24-48 hours.',
  },
  verificationFailed: {
    title: 'Verification not submitted',
    description: 'Everything you entered is still here. Please try again.',
  },
  verificationCancelled: {
    title: 'Verification cancelled',
    description: 'Nothing was submitted. Everything you entered is still here.',
  },
  fileWrongType: {
    title: 'File not supported',
    description: 'This kind of file cannot be used here. Please choose another one.',
  },
  fileTooLarge: {
    title: 'File too large',
    description: 'This file is over 10 MB. Please choose a smaller one.',
  },
  fileUnreadable: {
    title: 'File cannot be read',
    description: 'This file is damaged or not what it seems. Please choose another one.',
  },
  copied: {
    title: 'Copied!',
    description: 'Ready to paste.',
  },
  detailsCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy details. Please copy manually.',
  },
  shareLinkCopied: {
    title: 'Link copied!',
    description: 'Your device could not share it. Paste it into a message.',
  },
  investmentInvalidAmount: {
    title: 'Invalid amount',
    description: 'Minimum investment is {min}',
  },
  investmentSuccessful: {
    title: 'Investment successful!',
    description: 'You invested {amount} in {fund}.',
  },
  codeAmountTooHigh: {
    title: 'Amount too high',
    description: 'A code can hold at most {max}.',
  },
  codeCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy code. Please copy manually.',
  },
  hashCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy hash. Please copy manually.',
  },
  receiptDownloaded: {
    title: 'Download started',
    description: 'This is a demonstration: no file is saved.',
  },
  receiptCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy receipt. Please copy manually.',
  },
  cardNumberNotShown: {
    title: 'Number Not Shown',
    description: 'Your card number could not be loaded. Please try again.',
  },
  cardNumberCopied: {
    title: 'Card Number Copied',
    description: 'Card number has been copied to clipboard',
  },
  cardNumberCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy card number. Please show it and copy manually.',
  },
  cardOrdered: {
    title: '{type, select, physical {Physical} other {Virtual}} Card Ordered',
    description:
      'Your {type, select, physical {physical} other {virtual}} card application has been submitted and is being processed',
  },
  cardOrderFailed: {
    title: 'Card Not Ordered',
    description: 'Your application did not go through. Please try again.',
  },
  cardUnsupported: {
    title: 'Card not supported',
    description: 'Please use a Visa or Mastercard.',
  },
  cardExpired: {
    title: 'Card expired',
    description: 'Please use a card that has not expired.',
  },
  cardAdded: {
    title: 'Card Added',
    description:
      'Your {brand, select, mastercard {Mastercard} other {Visa}} ending in {last4} is on your list now.',
  },
  cardAddingFailed: {
    title: 'Card Not Added',
    description: 'There was an error saving your card. Please try again.',
  },
  cardNotChanged: {
    title: 'Card Not Changed',
    description: 'Your cards are as they were. Please try again.',
  },
  defaultCardSet: {
    title: 'Default Card Set',
    description:
      'Your {brand, select, mastercard {Mastercard} other {Visa}} ending in {last4} is the default now.',
  },
  cardRemoved: {
    title: 'Card Removed',
    description:
      'Your {brand, select, mastercard {Mastercard} other {Visa}} ending in {last4} is no longer on your list.',
  },
  defaultCardRemoved: {
    title: 'Card Removed',
    description:
      'Your {nextBrand, select, mastercard {Mastercard} other {Visa}} ending in {nextLast4} is the default now.',
  },
} as const;
