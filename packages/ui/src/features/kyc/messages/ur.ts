import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'شناخت کی تصدیق (KYC)',
  progress: 'شناخت کی تصدیق کے مراحل',
  detailsTitle: 'ذاتی معلومات',
  detailsSubtitle: 'جیسا آپ کے شناختی کارڈ پر لکھا ہے۔',
  fullName: 'پورا نام',
  cnicNumber: 'شناختی کارڈ نمبر (CNIC)',
  cnicHint: 'فارمیٹ: \u206612345-1234567-1\u2069',
  dateOfBirth: 'تاریخ پیدائش',
  fatherName: 'والد کا نام',
  cnicTitle: 'شناختی کارڈ اپ\u00a0لوڈ کریں',
  cnicSubtitle: 'پورا کارڈ نظر آئے اور ہر حرف صاف ہو۔',
  cnicFront: 'شناختی کارڈ، سامنے کا رخ',
  cnicBack: 'شناختی کارڈ، پچھلا رخ',
  imageHint: 'تصویر، زیادہ سے زیادہ 10 ایم\u00a0بی',
  selfieTitle: 'سیلفی سے تصدیق',
  selfieSubtitle: 'اچھی روشنی میں سیدھے کیمرے کی طرف دیکھیں۔',
  selfie: 'سیلفی',
  takeSelfie: 'سیلفی لیں',
  addressTitle: 'پتے کی تصدیق',
  addressSubtitle: 'آپ کی موجودہ رہائش کا پتہ۔',
  street: 'گلی اور مکان نمبر',
  city: 'شہر',
  province: 'صوبہ',
  postalCode: 'پوسٹل کوڈ',
  addressProof: 'پتے کا ثبوت',
  proofHint:
    'یوٹیلیٹی بل یا بینک اسٹیٹمنٹ جو 3 ماہ سے زیادہ پرانی نہ ہو۔ تصویر یا PDF، زیادہ سے زیادہ 10 ایم\u00a0بی۔',
  submit: 'جائزے کے لیے جمع کروائیں',
  submitting: 'درخواست جمع ہو رہی ہے',
  uploading: 'دستاویزات اپ لوڈ ہو رہی ہیں',
  submittedTitle: 'تصدیق کی درخواست جمع ہو گئی',
  reviewTitle: 'آپ کی دستاویزات جمع ہو گئی ہیں',
  reviewText: 'جائزے میں 24 سے 48 گھنٹے لگتے ہیں۔',
  backToProfile: 'پروفائل پر واپس',
  cancelled: 'کوئی فائل منتخب نہیں کی گئی۔',
  cancelledKept: 'کوئی نئی فائل منتخب نہیں کی گئی۔ پہلے والی فائل برقرار ہے۔',
  toasts: {
    documentsRequired: {
      title: 'دستاویزات درکار ہیں',
      description: 'براہ کرم اپنے شناختی کارڈ کے دونوں رخ اپ\u00a0لوڈ کریں۔',
    },
    selfieRequired: {
      title: 'سیلفی درکار ہے',
      description: 'براہ کرم تصدیق کے لیے سیلفی لیں۔',
    },
    addressRequired: {
      title: 'پتے کی معلومات درکار ہیں',
      description: 'براہ کرم اپنے پتے کی تفصیلات مکمل کریں اور ثبوت اپ\u00a0لوڈ کریں۔',
    },
    verificationSubmitted: {
      title: 'تصدیق کی درخواست جمع ہو گئی!',
      description: 'جائزے میں 24 سے 48 گھنٹے لگتے ہیں۔',
    },
    verificationFailed: {
      title: 'تصدیق کی درخواست جمع نہیں ہوئی',
      description: 'آپ کی درج کردہ معلومات ضائع نہیں ہوئیں۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    verificationCancelled: {
      title: 'تصدیق کی درخواست منسوخ ہو گئی',
      description: 'کچھ جمع نہیں ہوا۔ آپ کی درج کردہ معلومات ضائع نہیں ہوئیں۔',
    },
    fileWrongType: {
      title: 'یہ فائل قابل قبول نہیں',
      description: 'اس قسم کی فائل یہاں استعمال نہیں ہو سکتی۔ براہ کرم کوئی اور منتخب کریں۔',
    },
    fileTooLarge: {
      title: 'فائل بہت بڑی ہے',
      description: 'یہ فائل 10 ایم\u00a0بی سے بڑی ہے۔ براہ کرم اس سے چھوٹی منتخب کریں۔',
    },
    fileUnreadable: {
      title: 'فائل پڑھی نہیں جا سکتی',
      description: 'یہ فائل خراب ہے یا اپنی قسم سے میل نہیں کھاتی۔ براہ کرم کوئی اور منتخب کریں۔',
    },
  },
} satisfies Shape<typeof english>;
