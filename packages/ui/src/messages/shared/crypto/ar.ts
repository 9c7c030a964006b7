import type { Shape } from '../../shape';
import type english from './en';

export default {
  names: { BTC: 'Bitcoin', USDT: 'USDT (TRC20)', SOL: 'Solana' },
  networks: { BTC: 'شبكة Bitcoin', USDT: 'شبكة TRC20 Tron', SOL: 'شبكة Solana' },
  deposit: {
    title: 'إيداع عملة مشفّرة',
    subtitle: 'أرسل إلى أحد عناوينك',
    address: 'العنوان على {network}',
    copyAddress: 'نسخ العنوان',
    failed: 'تعذّر تحميل عناوينك',
    sample: 'هذه عناوين توضيحية، ولا يمكن إرسال شيء إليها.',
    warningTitle: 'انتبه إلى الشبكة',
    warningText: 'أرسل كل عملة إلى عنوانها فقط. وما يُرسل إلى عنوان آخر يُفقد نهائيًا.',
  },
  transfer: {
    title: 'تحويل عملة مشفّرة',
    subtitle: 'أرسل إلى محفظة عملات مشفّرة',
    crypto: 'العملة المشفّرة',
    address: 'عنوان المحفظة',
    missing: 'اختر العملة المشفّرة، وأدخل مبلغًا أكبر من 0 وعنوان المحفظة.',
    addressPlaceholder: 'عنوان المحفظة',
    warningTitle: 'لا يمكن التراجع عن هذا',
    warning: 'لا يمكن استرجاع تحويلات العملات المشفّرة. تحقق من العنوان والشبكة.',
    submit: 'تحويل',
    doneTitle: 'في الطريق',
    doneText: '{amount} عبر {network}',
  },
  toasts: {
    addressCopied: {
      title: 'تم نسخ العنوان',
      description: 'عنوان {name} موجود في الحافظة.',
    },
    addressCopyFailed: {
      title: 'تعذّر النسخ',
      description: 'تعذّر نسخ العنوان. يرجى نسخه يدويًا.',
    },
    cryptocurrencyRequired: {
      title: 'العملة المشفّرة مطلوبة',
      description: 'يرجى اختيار عملة مشفّرة للمتابعة.',
    },
    walletAddressRequired: {
      title: 'عنوان المحفظة مطلوب',
      description: 'يرجى إدخال عنوان محفظة المستلم.',
    },
    cryptoTransferInitiated: {
      title: 'بدأ التحويل',
      description:
        'تحويلك بقيمة {currency, select, PKR {{amount}\u00a0روبية} USD {{amount}\u00a0دولار} BHD {{amount}\u00a0دينار} SAR {{amount}\u00a0ريال} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} في الطريق.',
    },
  },
} satisfies Shape<typeof english>;
