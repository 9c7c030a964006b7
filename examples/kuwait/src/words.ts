import { defineTexts, type Texts } from '@rad-wallet/ui/messages';

export interface Words {
  send: string;
  sendCaption: string;
  activityCaption: string;
  language: string;
  languageCaption: string;
  texts: Texts;
}

/** Omits the code of a metal, which is meaningless to users. */
const option = '{code, select, GOLD_TOLA {{name}} PLATINUM {{name}} other {{code} {name}}}';

const english: Words = {
  send: 'Send',
  sendCaption: 'To people in Kuwait',
  activityCaption: 'All transactions',
  language: 'Language',
  languageCaption: 'English, Français, العربية',
  texts: defineTexts({
    home: { title: 'Sadaf', convert: 'Convert', convertCaption: 'At live rates' },
    conversion: { title: 'Convert', subtitle: 'Money, gold and platinum', option },
    sendMoney: {
      notice: 'Free and instant',
      noticeText: 'The money arrives in the recipient’s Sadaf account at once.',
      redirect: 'Taking you back to your wallet…',
      backToFunds: 'Back to the wallet',
    },
  }),
};

const french: Words = {
  send: 'Envoyer',
  sendCaption: 'À des proches au Koweït',
  activityCaption: 'Toutes les opérations',
  language: 'Langue',
  languageCaption: 'English, Français, العربية',
  // The library has no French messages; all others are in french.ts.
  texts: defineTexts({ conversion: { option } }),
};

const arabic: Words = {
  send: 'إرسال',
  sendCaption: 'إلى أشخاص في الكويت',
  activityCaption: 'كل المعاملات',
  language: 'اللغة',
  languageCaption: 'العربية، English، Français',
  texts: defineTexts({
    home: { title: 'صدف', convert: 'استبدال', convertCaption: 'بأسعار مباشرة' },
    conversion: {
      title: 'استبدال',
      subtitle: 'الأموال والذهب والبلاتين',
      option,
      // The library's message is left-to-right, for codes such as USD; in Arabic, 'tola' is a right-to-left word.
      rate: '1 {unit} = {amount}',
    },
    sendMoney: {
      notice: 'مجاني وفوري',
      noticeText: 'يصل المبلغ فورًا إلى حساب المستلم في صدف.',
      redirect: 'جارٍ إعادتك إلى محفظتك…',
      backToFunds: 'العودة إلى المحفظة',
    },
    transactions: {
      title: {
        converted:
          'استبدال {from, select, KWD {الدينار} GOLD_TOLA {الذهب} PLATINUM {البلاتين} other {{from}}} إلى {to, select, KWD {الدينار} GOLD_TOLA {الذهب} PLATINUM {البلاتين} other {{to}}}',
      },
    },
  }),
};

export const words: { en: Words } & Readonly<Record<string, Words>> = {
  en: english,
  fr: french,
  ar: arabic,
};
