import type { Shape } from '../../../../messages/shape';
import type english from './en';

export default {
  descriptions: {
    f1: 'بڑی پاکستانی کمپنیوں کے حصص جو شرعی معیار پر پورا اترتے ہیں۔',
    f2: 'صکوک اور اسلامی بینکوں کے ڈپازٹ، ان کے لیے جنہیں کم اتار چڑھاؤ پسند ہو۔',
    f3: 'آدھے حصص، آدھے صکوک: سرمائے میں اضافہ، کم اتار چڑھاؤ کے ساتھ۔',
    f4: 'چھوٹی اور تیزی سے بڑھتی کمپنیوں کے حصص، ان کے لیے جو ایک خراب سال صبر سے گزار سکیں۔',
  },
  holdings: {
    cement: 'سیمنٹ',
    oilAndGas: 'تیل اور گیس کی تلاش',
    islamicBanking: 'اسلامی بینکاری',
    fertiliser: 'کھاد',
    technology: 'ٹیکنالوجی',
    governmentIjarahSukuk: 'حکومتی اجارہ صکوک',
    islamicBankDeposits: 'اسلامی بینکوں کے ڈپازٹ',
    corporateSukuk: 'کارپوریٹ صکوک',
    power: 'توانائی',
    pharmaceuticals: 'ادویات',
    consumerGoods: 'اشیائے صرف',
    engineering: 'انجینئرنگ',
  },
} satisfies Shape<typeof english>;
