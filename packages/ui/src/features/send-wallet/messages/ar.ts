import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'إرسال إلى محفظة',
  subtitle: 'إلى أي محفظة RAD',
  recipient: 'المستلم',
  recipientPlaceholder: 'المعرّف أو البريد',
  recents: 'آخر المستلمين',
  recentsFailed: 'تعذّر تحميل آخر المستلمين',
  message: 'الرسالة',
  messagePlaceholder: 'أضف ملاحظة',
  noticeTitle: 'فوري ومجاني',
  notice: 'تحويلات المحفظة تصل فورًا وبلا أي رسوم.',
  send: 'إرسال الأموال',
  doneTitle: 'وصل المبلغ',
  doneText: '{amount} إلى \u2066{recipient}\u2069',
  toasts: {
    recipientRequired: {
      title: 'المستلم مطلوب',
      description: 'يرجى إدخال معرّف محفظة أو عنوان بريد إلكتروني.',
    },
    recipientSelected: {
      title: 'تم اختيار المستلم',
      description: 'تم إدخال معرّف محفظة {name}.',
    },
    walletMoneySent: {
      title: 'تم إرسال المبلغ بنجاح',
      description:
        'تم إرسال {currency, select, PKR {{amount}\u00a0روبية} USD {{amount}\u00a0دولار} BHD {{amount}\u00a0دينار} SAR {{amount}\u00a0ريال} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} إلى \u2066{recipient}\u2069.',
    },
  },
} satisfies Shape<typeof english>;
