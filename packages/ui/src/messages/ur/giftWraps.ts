import type { giftWraps as english } from '../en/giftWraps';
import type { Shape } from '../shape';

export const giftWraps = {
  'golden-elegance': {
    name: 'سنہری شان',
    color: 'ہلکا سنہرا اور زمردی',
    pattern: 'بارہ کونوں والے ستارے',
    preview: 'ہلکا سنہرا کاغذ جس پر بارہ کونوں والے ستارے ابھرے ہیں، زمردی ساٹن کے ربن کے ساتھ',
    occasion: 'شادی اور شادی کی سالگرہ',
  },
  'islamic-calligraphy': {
    name: 'اسلامی خطاطی',
    color: 'لاجوردی اور سنہرا',
    pattern: 'قلم کے رواں خط',
    preview: 'لاجوردی کاغذ پر منقش حاشیے کے اندر سنہری روشنائی کے رواں خط',
    occasion: 'عید اور رمضان',
  },
  'floral-garden': {
    name: 'پھولوں کا باغ',
    color: 'دودھیا سفید اور قرمزی',
    pattern: 'ٹیولپ اور کارنیشن',
    preview: 'سفید کاغذ جس پر ٹیولپ، کارنیشن اور گول پھول بنے ہیں، قرمزی پیونی کے ساتھ',
    occasion: 'سالگرہ اور ماں کے لیے',
  },
  'minimalist-luxury': {
    name: 'سادہ نفاست',
    color: 'بے چمک سیاہ اور تانبے کا رنگ',
    pattern: 'ایک ابھرا ہوا ستارہ',
    preview: 'بے چمک سیاہ کاغذ جس پر ایک بڑا ستارہ ابھرا ہے، تانبے کے دھاگے اور تختی کے ساتھ',
    occasion: 'ساتھیوں اور اہم کامیابیوں کے لیے',
  },
  'festive-celebration': {
    name: 'جشن کی رات',
    color: 'رات جیسا جامنی اور زعفرانی',
    pattern: 'فانوس اور آتش بازی',
    preview: 'جشن کی رات، فانوس، جھنڈیاں اور گنبدوں پر ہلال، زعفرانی ربن کے ساتھ',
    occasion: 'چاند رات اور تقریبات',
  },
  'nature-inspired': {
    name: 'قدرت کے رنگ',
    color: 'خاکی بھورا اور سبز',
    pattern: 'فرن اور زیتون کی شاخیں',
    preview: 'خاکی کاغذ جس پر فرن اور زیتون کی شاخیں چھپی ہیں، سوتلی سے بندھا ہوا',
    occasion: 'نیا گھر اور شکریہ',
  },
} satisfies Shape<typeof english>;
