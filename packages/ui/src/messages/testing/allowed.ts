import type { Locale } from '../../languages';

// What the tests of the catalogues allow, each with its reason. The lists are exact: an unused entry fails.

/** Punctuation and letters of a language in Arabic script. */
interface Orthography {
  /** Its full stop and question mark, by those of English. */
  ends: Readonly<Record<'.' | '?', string>>;
  /** Punctuation that it does not have. */
  foreign: RegExp;
  letters: RegExp;
}

export const ORTHOGRAPHY: Readonly<Partial<Record<Locale, Orthography>>> = {
  ur: {
    ends: { '.': '۔', '?': '؟' },
    // A point may be in "Rs.", in a figure and in an address, a comma in a figure.
    foreign: /[?;"'“”‘’]|,(?!\d)|\.\.|(?<!Rs|\d|\w)\.|\.(?=\s|$)(?<!Rs\.)/,
    letters: /[اآأبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءئیےًُِّٰ۔،]/gu,
  },
  ar: {
    ends: { '.': '.', '?': '؟' },
    foreign: /[?;"'“”‘’۔]|,(?!\d)|\.\./,
    letters: /[ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىًٌٍَُِّْ]/gu,
  },
};

/** Messages that read the same as in English. */
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

/** Messages that read the same as in English in one language only. */
export const SAME_IN_ONE: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  // Pakistani statements print the term alone; Gulf statements add a word.
  ur: ['bankTransfer.iban'],
};

/** Words in Latin letters that a bank of Karachi or Riyadh prints, too. */
export const LATIN_WORDS: Record<string, readonly string[]> = {
  'the wallet': ['RAD', 'Wallet'],
  'firms and their products': ['Visa', 'Mastercard', 'Apple', 'Google', 'Pay'],
  'coins and networks': ['Bitcoin', 'Solana', 'USDT', 'TRC20', 'Tron'],
  'codes of currencies, and the prefix of the rupee': ['PKR', 'USD', 'EUR', 'GBP', 'Rs'],
  'numbers and papers of banks and authorities': ['IBAN', 'SWIFT', 'CNIC', 'KYC', 'NAV'],
  formats: ['QR', 'CSV', 'PDF'],
  'what a browser runs': ['JavaScript'],
  'what is printed on a card': ['DEBIT', 'VISA', 'MM', 'YY'],
  'the address of an example': ['name', 'example', 'com'],
};

/** Loanwords of several parts that are one word in Urdu: a line must not break within them. */
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

/** Messages that leave the wallet: they are copied, shared, mailed or posted, where invisible characters do harm. */
export const LEAVES_THE_WALLET: readonly RegExp[] = [
  /^requestPayment\.(subject|request|payHere)/,
  /^qrPayment\.share/,
  /^referral\.share/,
  /^receipt\./,
];

/** English words with two meanings, and so with two words in Urdu or Arabic; each with what they tell apart. */
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
