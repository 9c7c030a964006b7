/** Messages of form fields. A separate namespace, because the home page does not need them. */
export const field = {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: '{count, number} of {max, number} characters used',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  checkingCode: 'Checking...',
  decimalPoint: 'Decimal point',
  tooManyDecimals: 'Use at most {max, plural, one {# decimal} other {# decimals}}.',
  deleteDigit: 'Delete last digit',
  holdToClear: 'Press and hold to clear',
  from: 'From',
  to: 'To',
} as const;
