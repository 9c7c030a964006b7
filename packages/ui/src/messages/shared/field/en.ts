/** Form field messages. A separate set, because the home page does not need them. */
export default {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: '{count, number} of {max, number} characters used',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  checkingCode: 'Checking...',
  decimalPoint: 'Decimal point',
  tooManyDecimals:
    '{max, plural, =0 {Enter a whole amount, without decimals.} one {Use at most # decimal.} other {Use at most # decimals.}}',
  decimalMark:
    '{mark, select, comma {Use a comma for decimals, as in {example}.} other {Use a point for decimals, as in {example}.}}',
  // 'PKR' in English, 'روپے' in Urdu. A language that inflects the unit selects by code.
  otherCurrency:
    'This amount is in another currency. Enter it in {code, select, GOLD {grams} SILVER {grams} other {{unit}}}.',
  deleteDigit: 'Delete last digit',
  holdToClear: 'Press and hold to clear',
  digitsEntered: '{count, number} of {max, number} digits entered',
  from: 'From',
  to: 'To',
} as const;
