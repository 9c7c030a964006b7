import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'الإبلاغ عن مشكلة',
  reported: 'بلاغك',
  reason: 'ما المشكلة؟',
  reasons: {
    notReceived: 'لم يصل المبلغ',
    notReceivedHint: 'لم تصل الأموال بعد',
    wrongAmount: 'المبلغ غير صحيح',
    wrongAmountHint: 'أكثر أو أقل مما يجب',
    wrongPerson: 'الشخص الخطأ',
    wrongPersonHint: 'ذهبت الأموال إلى شخص آخر',
    notMe: 'لست أنا',
    notMeHint: 'لم أُجرِ عملية الدفع هذه',
  },
  reasonMissing: 'اختر المشكلة.',
  details: 'التفاصيل',
  detailsHint: 'لا تكتب كلمة المرور أو الرقم السري هنا أبدًا.',
  detailsTooLong: 'اكتب {max, number} حرف كحد أقصى.',
  send: 'تقديم البلاغ',
  sending: 'جارٍ تقديم البلاغ…',
  unknown:
    'لم يصل رد بعد، لذلك لا نعرف هل قُدّم بلاغك. يمكنك التحقق مجددًا في أي وقت، فلا يُسجَّل بلاغان عن عملية واحدة أبدًا.',
  failed: 'تعذّر تحميل بلاغك',
  status: {
    received: 'تم استلام البلاغ',
    receivedText: 'وصل بلاغك إلى البنك، وسيظهر الرد هنا.',
    inReview: 'البنك ينظر في بلاغك',
    inReviewText: 'سيظهر الرد هنا.',
    returning: 'أموالك في طريقها إليك',
    returningText: 'قبل البنك بلاغك، ولم تصل الأموال بعد.',
    returned: 'عادت أموالك',
    returnedText: 'قبل البنك بلاغك وأعاد الأموال.',
    declined: 'لن تُعاد الأموال',
    declinedText: 'ذكر البنك هذا السبب:',
  },
  reference: 'رقم البلاغ',
  problem: 'المشكلة',
  progress: 'مراحل البلاغ',
  steps: {
    received: 'تم استلام البلاغ',
    inReview: 'بدء النظر في البلاغ',
    decision: 'القرار',
    reversed: 'القرار: إعادة الأموال',
    declined: 'القرار: عدم إعادة الأموال',
    open: 'ليس بعد',
    answerBy: 'متوقع بحلول {date}',
  },
  viewReversal: 'عرض المبلغ المُعاد',
  toasts: {
    problemReported: {
      title: 'تم تقديم البلاغ',
      description: 'يمكنك متابعته من إيصال هذه العملية.',
    },
    problemNotReported: {
      title: 'لم يتم تقديم البلاغ',
      description: 'لم يُقدَّم بلاغك. يرجى المحاولة مرة أخرى.',
    },
    problemReportUnknown: {
      title: 'لم يصل رد بعد',
      description: 'لا نعرف بعد هل قُدّم بلاغك.',
    },
  },
} satisfies Shape<typeof english>;
