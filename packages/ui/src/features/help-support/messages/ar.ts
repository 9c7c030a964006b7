import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'المساعدة والدعم',
  subtitle: 'أسئلة وأجوبة وطرق التواصل معنا',
  search: 'البحث في المساعدة',
  contact: 'تواصل معنا',
  liveChat: 'محادثة مباشرة',
  liveChatHint: 'كتابةً',
  liveChatClosed: 'غير متاحة هنا بعد',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  quickLinks: 'روابط سريعة',
  kycVerification: 'التحقق من الهوية (KYC)',
  paymentMethods: 'طرق الدفع',
  transactions: 'العمليات',
  appSettings: 'إعدادات التطبيق',
  faqs: 'الأسئلة الشائعة',
  failed: 'تعذّر تحميل الأسئلة',
  category: 'الفئة',
  categories: {
    all: 'الكل',
    account: 'الحساب',
    payments: 'المدفوعات',
    investments: 'الاستثمارات',
    security: 'الأمان',
  },
  found:
    '{count, plural, zero {لم يتم العثور على أسئلة} one {تم العثور على سؤال واحد} two {تم العثور على سؤالين} few {تم العثور على # أسئلة} many {تم العثور على # سؤالًا} other {تم العثور على # سؤال}}',
  empty: 'لم يتم العثور على أسئلة تطابق بحثك. جرّب تغيير كلمات البحث أو تواصل مع الدعم مباشرة.',
  rating: 'التقييم {rating, number} من 5',
  wasHelpful: 'هل كان هذا مفيدًا؟',
  yes: 'نعم',
  no: 'لا',
  helpful: 'نعم، كان هذا مفيدًا',
  notHelpful: 'لا، لم يكن هذا مفيدًا',
  thanks: 'شكرًا.',
  hours: 'ساعات الدعم',
  liveChatHours: 'على مدار الساعة طوال الأسبوع',
  phoneHours: 'من 9 صباحًا إلى 9 مساءً بتوقيت باكستان',
  emailHours: 'الرد خلال 24 ساعة',
  toasts: {
    chatNotOpened: {
      title: 'غير متاح بعد',
      description: 'لا يمكن فتح محادثة مباشرة هنا بعد. يرجى الاتصال بنا أو مراسلتنا.',
    },
  },
} satisfies Shape<typeof english>;
