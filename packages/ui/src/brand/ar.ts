import type { Brand } from './brand';

export const createArabicTexts = ({
  name,
  shortName,
  chain,
  identityCard,
  isShariahCompliant,
}: Required<Brand>) => {
  const tagline = isShariahCompliant ? 'متوافقة مع الشريعة • آمنة • شفافة' : 'آمنة • شفافة';
  return {
    common: { appName: name, documentTitle: `{page} · ${name}` },
    splash: { tagline, noScript: `تحتاج ${name} إلى JavaScript.` },
    auth: {
      footer: tagline,
      toasts: { accountCreated: { description: `تم إنشاء حسابك في ${shortName}.` } },
    },
    home: { investmentCaption: isShariahCompliant ? 'صناديق إسلامية' : 'صناديق' },
    balance: { verified: `تم التحقق على ${chain}` },
    receipt: { network: chain, hash: `البصمة الرقمية على شبكة ${chain}` },
    funds: { instant: `التحويلات داخل ${shortName} فورية` },
    sendMoney: isShariahCompliant
      ? {
          notice: 'متوافق مع الشريعة وفوري',
          noticeText: `هذا التحويل متوافق مع الشريعة ويصل فورًا داخل شبكة ${shortName}.`,
        }
      : { notice: 'فوري', noticeText: `هذا التحويل يصل فورًا داخل شبكة ${shortName}.` },
    sendWallet: { subtitle: `إلى أي محفظة ${shortName}` },
    qrPayment: {
      shareText: `ادفع إلى {name} عبر ${name}: {link}`,
      shareAmountText: `ادفع {amount} إلى {name} عبر ${name}: {link}`,
    },
    referral: {
      shareTitle: `انضم إليّ في ${name}`,
      shareText: `انضم إليّ في ${name} برمزي {code} ويحصل كل منا على {reward}.`,
    },
    profile: { score: `تقييم ${shortName}` },
    investment: { subtitle: isShariahCompliant ? 'صناديق متوافقة مع الشريعة' : 'صناديق' },
    kyc: { cnicNumber: `رقم بطاقة الهوية (${identityCard})` },
  } as const;
};
