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
  toasts: {
    addressCopied: {
      title: 'ایڈریس کاپی ہو گیا',
      description: '{name} کا ایڈریس آپ کے کلپ\u00a0بورڈ پر ہے۔',
    },
    addressCopyFailed: {
      title: 'کاپی نہیں ہوا',
      description: 'ایڈریس کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
    },
    cryptocurrencyRequired: {
      title: 'کرپٹو کرنسی درکار ہے',
      description: 'جاری رکھنے کے لیے براہ کرم کرپٹو کرنسی منتخب کریں۔',
    },
    walletAddressRequired: {
      title: 'والٹ ایڈریس درکار ہے',
      description: 'براہ کرم وصول کنندہ کا والٹ ایڈریس درج کریں۔',
    },
    cryptoTransferInitiated: {
      title: 'ٹرانسفر شروع ہو گیا',
      description:
        'آپ کا {currency, select, PKR {{amount}\u00a0روپے} USD {{amount}\u00a0ڈالر} BHD {{amount}\u00a0دینار} SAR {{amount}\u00a0ریال} GOLD {{amount}\u00a0گرام سونے} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} کا ٹرانسفر راستے میں ہے۔',
    },
  },
} satisfies Shape<typeof english>;
