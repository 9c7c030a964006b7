import type { Shape } from '../../shape';
import type english from './en';

export default {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: '{max, number} میں سے {count, number} حروف استعمال ہوئے',
  showPassword: 'پاس\u00a0ورڈ دکھائیں',
  hidePassword: 'پاس\u00a0ورڈ چھپائیں',
  checkingCode: 'چیک ہو رہا ہے…',
  decimalPoint: 'اعشاریہ',
  tooManyDecimals:
    '{max, plural, =0 {پوری رقم لکھیں، اعشاریہ کے بغیر۔} one {اعشاریہ کے بعد زیادہ سے زیادہ # ہندسہ لکھیں۔} other {اعشاریہ کے بعد زیادہ سے زیادہ # ہندسے لکھیں۔}}',
  decimalMark:
    '{mark, select, comma {اعشاریہ کے لیے کوما لکھیں، جیسے {example}۔} other {اعشاریہ کے لیے نقطہ لکھیں، جیسے {example}۔}}',
  otherCurrency:
    'یہ رقم کسی اور کرنسی میں ہے۔ رقم {code, select, GOLD {گرام} SILVER {گرام} other {{unit}}} میں لکھیں۔',
  deleteDigit: 'آخری ہندسہ مٹائیں',
  holdToClear: 'سب مٹانے کے لیے دبائے رکھیں',
  digitsEntered: 'درج شدہ ہندسے: {max, number} میں سے {count, number}',
  from: 'کب سے',
  to: 'کب تک',
} satisfies Shape<typeof english>;
