/** The camera scanner of QR payments. docs/rules.md QR-10. */
export default {
  subtitle: 'Hold the code in the frame',
  opening: 'Opening the camera...',
  looking: 'Looking for a code...',
  reading: 'Reading the code...',
  choosePicture: 'Choose a picture',
  toasts: {
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
  },
} as const;
