import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  freeze: {
    title: 'هل تريد تجميد هذه البطاقة؟',
    text: 'ستُرفض أي مدفوعات وسحوبات نقدية جديدة ببطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4} حتى تلغي تجميدها. ولن تتأثر المدفوعات التي تمت من قبل.',
    confirm: 'تجميد',
  },
  unfreeze: {
    title: 'هل تريد إلغاء تجميد هذه البطاقة؟',
    text: 'ستعود بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4} صالحة للدفع والسحب النقدي.',
    confirm: 'إلغاء التجميد',
  },
  limits: {
    title: 'حدود البطاقة',
    perPayment: 'لكل عملية دفع',
    perDay: 'في اليوم',
    maximum: 'بحد أقصى {amount}',
    online: 'الدفع عبر الإنترنت',
    onlineHint: 'في التطبيقات والمواقع',
    abroad: 'الدفع في الخارج',
    abroadHint: 'في بلدان أخرى ولدى البائعين فيها',
    save: 'حفظ الحدود',
    saving: 'جارٍ الحفظ…',
    unknown:
      'لم يصل رد بعد، لذلك لا نعرف هل أصبحت حدودك الجديدة سارية. يمكنك التحقق مجددًا في أي وقت.',
    edit: 'تعديل الحدود',
  },
  toasts: {
    cardLimitsSaved: {
      title: 'تم حفظ الحدود',
      description: 'تسري على المدفوعات الجديدة بهذه البطاقة.',
    },
    cardLimitsNotSaved: {
      title: 'لم يتم حفظ الحدود',
      description: 'لم تتغيّر حدودك. يرجى المحاولة مرة أخرى.',
    },
    cardLimitsUnknown: {
      title: 'لم يصل رد بعد',
      description: 'لا نعرف بعد هل حُفظت حدودك.',
    },
    cardPaymentLimitTooHigh: {
      title: 'الحد مرتفع جدًا',
      description: 'يمكن أن يصل حد كل عملية دفع إلى {maximum} كحد أقصى.',
    },
    cardDayLimitTooHigh: {
      title: 'الحد مرتفع جدًا',
      description: 'يمكن أن يصل حد اليوم الواحد إلى {maximum} كحد أقصى.',
    },
  },
} satisfies Shape<typeof english>;
