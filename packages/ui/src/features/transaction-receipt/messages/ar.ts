import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'إيصال العملية',
  details: 'التفاصيل',
  status: 'الحالة',
  transactionId: 'رقم العملية',
  type: 'النوع',
  date: 'التاريخ والوقت',
  from: 'من',
  to: 'إلى',
  amount: 'المبلغ',
  fee: 'الرسوم',
  total: 'الإجمالي',
  description: 'الوصف',
  message: 'الرسالة',
  blockchain: 'التحقق على سلسلة الكتل',
  network: 'Solana',
  hash: 'البصمة الرقمية على شبكة Solana',
  copyHash: 'نسخ البصمة الرقمية',
  verify: 'التحقق عبر مستكشف الكتل',
  download: 'تنزيل PDF',
  share: 'مشاركة',
  account: {
    cash: 'الحساب النقدي',
    gold: 'حساب الذهب',
    silver: 'حساب الفضة',
  },
  verification: 'التحقق',
  verified: 'تم التحقق',
  notVerified: 'لم يتم التحقق',
  pendingNote: 'لم تكتمل هذه العملية بعد.',
  failedNote: 'لم تتم هذه العملية.',
  failed: 'تعذّر تحميل هذا الإيصال',
  unknown: 'لم يتم العثور على هذا الإيصال',
  unknownHint: 'لا توجد في سجلك عملية كهذه. تحقق من الرابط أو ابحث عنها في القائمة.',
  viewHistory: 'عرض العمليات',
  shareLine: '{term}: {value}',
  toasts: {
    hashCopyFailed: {
      title: 'تعذّر النسخ',
      description: 'تعذّر نسخ البصمة الرقمية. يرجى نسخها يدويًا.',
    },
    receiptDownloaded: {
      title: 'بدأ التنزيل',
      description: 'هذه محاكاة، ولا يُحفظ أي ملف.',
    },
    receiptCopyFailed: {
      title: 'تعذّر النسخ',
      description: 'تعذّر نسخ الإيصال. يرجى نسخه يدويًا.',
    },
  },
} satisfies Shape<typeof english>;
