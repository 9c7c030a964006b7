import type { Locale } from '../../locale/languages';

// Exceptions allowed by the catalogue tests, with reasons. An unused entry fails a test.

/** Punctuation and letters of a language written in Arabic script. */
interface Orthography {
  /** The language's equivalents of the English full stop and question mark. */
  ends: Readonly<Record<'.' | '?', string>>;
  /** Punctuation that the language does not use. */
  foreign: RegExp;
  letters: RegExp;
}

export const ORTHOGRAPHY: Readonly<Partial<Record<Locale, Orthography>>> = {
  ur: {
    ends: { '.': '۔', '?': '؟' },
    // Allows a point in "Rs.", numbers and addresses, and a comma in numbers.
    foreign: /[?;"'“”‘’]|,(?!\d)|\.\.|(?<!Rs|\d|\w)\.|\.(?=\s|$)(?<!Rs\.)/,
    letters: /[اآأبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءئیےًُِّٰ۔،]/gu,
  },
  ar: {
    ends: { '.': '.', '?': '؟' },
    foreign: /[?;"'“”‘’۔]|,(?!\d)|\.\./,
    letters: /[ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىًٌٍَُِّْ]/gu,
  },
};

/** Messages that are identical to English, by reason. */
export const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  'names of the wallet, of firms, coins and networks': [
    'common.appName',
    'common.documentTitle',
    'cardPayment.methods.applePay',
    'cardPayment.methods.googlePay',
    'crypto.names.BTC',
    'crypto.names.USDT',
    'crypto.names.SOL',
    'paymentMethods.brands.visa',
    'paymentMethods.brands.mastercard',
    'receipt.network',
  ],
  'printed on a card, or the pattern of what is': [
    'cards.scheme',
    'paymentMethods.numberPlaceholder',
    'paymentMethods.expiryPlaceholder',
  ],
  'figures alone': ['field.characterCount', 'funds.cardFee'],
  'arguments alone': ['chart.reading', 'receipt.shareLine'],
  'a term of the market that both languages write so': ['investment.nav'],
};

/** Messages identical to English in only one language. */
export const SAME_IN_ONE: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  // Pakistani statements print only ‘IBAN’; Gulf statements add a word.
  ur: ['bankTransfer.iban'],
};

/** Words in Latin letters that banks in Karachi or Riyadh use in print, by reason. */
export const LATIN_WORDS: Record<string, readonly string[]> = {
  'the wallet': ['RAD', 'Wallet'],
  'firms and their products': ['Visa', 'Mastercard', 'Apple', 'Google', 'Pay'],
  'coins and networks': ['Bitcoin', 'Solana', 'USDT', 'TRC20', 'Tron'],
  'codes of currencies, and the prefix of the rupee': ['PKR', 'USD', 'EUR', 'GBP', 'Rs'],
  'numbers and papers of banks and authorities': ['IBAN', 'SWIFT', 'CNIC', 'KYC', 'NAV'],
  formats: ['QR', 'CSV', 'OFX', 'PDF'],
  'what a browser runs': ['JavaScript'],
  'what is printed on a card': ['DEBIT', 'VISA', 'MM', 'YY'],
  'the address of an example': ['name', 'example', 'com'],
};

/** Loanwords written with spaces that are one word in Urdu, in which a line must not break. */
export const ONE_WORD: readonly string[] = [
  'آئی ڈی',
  'آئی فون',
  'آن لائن',
  'اپ ڈیٹ',
  'اپ ڈیٹس',
  'اپ لوڈ',
  'ان لاک',
  'ای میل',
  'ایس ایم ایس',
  'ایم بی',
  'بلاک چین',
  'پاس کی',
  'پاس کیز',
  'پاس ورڈ',
  'پورٹ فولیو',
  'ٹی وی',
  'ڈاؤن لوڈ',
  'ڈیش بورڈ',
  'ری سیٹ',
  'سائن آؤٹ',
  'سائن ان',
  'کانٹیکٹ لیس',
  'کلپ بورڈ',
  'کے بی',
  'نیٹ ورک',
  'واٹس ایپ',
];

/** Messages that are copied, shared, emailed or sent to the server, where invisible characters cause errors. */
export const LEAVES_THE_WALLET: readonly RegExp[] = [
  /^requestPayment\.(subject|request|payHere)/,
  /^qrPayment\.share/,
  /^referral\.share/,
  /^receipt\./,
];

/** Arguments that a language replaces by words in the options of a select, by message. */
export const REPLACED_BY_WORDS: Readonly<Record<string, string>> = {
  'field.otherCurrency': 'unit',
  'currency.spoken': 'currency',
};

/** English words with two meanings that have different translations in Urdu or Arabic. */
export const TWO_MEANINGS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  ur: {
    Deposit: 'to pay in, and a payment that came in',
    'Sign in': 'the page’s name, and the button',
    From: 'a currency, a payer, an hour',
    To: 'a currency, a payee, an hour',
    'To {name}': 'a message and a payment: they take another postposition',
    'Sending...': 'a gift is masculine, money feminine',
    Phone: 'a number, and the way to reach us',
    Total: 'an amount, and a count',
    'KYC verification': 'the page’s name, and its steps read aloud',
    Pending: 'a bill that is due, and what is under way',
  },
  ar: {
    Transaction: 'a kind, and the heading of one',
    Unknown: 'of a transaction, feminine, and of a figure, masculine',
    Low: 'of usage, masculine, and of risks, feminine',
    High: 'of usage, masculine, and of risks, feminine',
    Active: 'a card, people, a person',
    Phone: 'a number, and the way to reach us',
    'KYC verification': 'the page’s name, and its steps read aloud',
    Pending: 'a bill that awaits payment, and what is under way',
  },
};
