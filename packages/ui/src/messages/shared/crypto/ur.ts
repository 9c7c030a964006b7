import type { Shape } from '../../shape';
import type english from './en';

export default {
  names: { BTC: 'Bitcoin', USDT: 'USDT (TRC20)', SOL: 'Solana' },
  networks: {
    BTC: 'Bitcoin نیٹ\u00a0ورک',
    USDT: 'TRC20 Tron نیٹ\u00a0ورک',
    SOL: 'Solana نیٹ\u00a0ورک',
  },
  deposit: {
    title: 'کرپٹو ڈپازٹ',
    subtitle: 'اپنے کسی ایک ایڈریس پر بھیجیں',
    address: '{network} پر ایڈریس',
    copyAddress: 'ایڈریس کاپی کریں',
    failed: 'آپ کے ایڈریس لوڈ نہیں ہو سکے',
    sample: 'یہ نمونے کے ایڈریس ہیں۔ ان پر کچھ نہیں بھیجا جا سکتا۔',
    warningTitle: 'نیٹ\u00a0ورک کا دھیان رکھیں',
    warningText:
      'ہر کوائن صرف اس کے اپنے ایڈریس پر بھیجیں۔ کسی اور ایڈریس پر بھیجا گیا کوائن ضائع ہو جائے گا۔',
  },
  transfer: {
    title: 'کرپٹو ٹرانسفر',
    subtitle: 'کرپٹو والٹ میں بھیجیں',
    crypto: 'کرپٹو کرنسی',
    address: 'والٹ ایڈریس',
    missing: 'کرپٹو کرنسی منتخب کریں، اور 0 سے زیادہ رقم اور والٹ ایڈریس درج کریں۔',
    addressPlaceholder: 'والٹ ایڈریس',
    warningTitle: 'یہ واپس نہیں ہو سکتا',
    warning: 'کرپٹو ٹرانسفر واپس نہیں ہو سکتے۔ ایڈریس اور نیٹ\u00a0ورک جانچ لیں۔',
    submit: 'ٹرانسفر کریں',
    doneTitle: 'راستے میں ہے',
    doneText: '{amount} بذریعہ {network}',
  },
} satisfies Shape<typeof english>;
