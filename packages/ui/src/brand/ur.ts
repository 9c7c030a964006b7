import type { Brand } from './brand';

export const createUrduTexts = ({
  name,
  shortName,
  chain,
  identityCard,
  isShariahCompliant,
}: Required<Brand>) => {
  const tagline = isShariahCompliant ? 'شریعت کے مطابق • محفوظ • شفاف' : 'محفوظ • شفاف';
  return {
    common: { appName: name, documentTitle: `{page} · ${name}` },
    splash: { tagline },
    auth: {
      footer: tagline,
      toasts: { accountCreated: { description: `آپ کا ${shortName} اکاؤنٹ بن گیا ہے۔` } },
    },
    home: { investmentCaption: isShariahCompliant ? 'اسلامی فنڈز' : 'فنڈز' },
    balance: { verified: `${chain} پر تصدیق شدہ` },
    receipt: { network: chain, hash: `${chain} نیٹ\u00a0ورک پر ہیش` },
    funds: { instant: `${shortName} کے اندر ٹرانسفر فوری ہوتے ہیں` },
    sendMoney: isShariahCompliant
      ? {
          notice: 'شریعت کے مطابق اور فوری',
          noticeText: `یہ ٹرانسفر شریعت کے مطابق ہے اور ${shortName} نیٹ\u00a0ورک میں فوراً پہنچتا ہے۔`,
        }
      : {
          notice: 'فوری',
          noticeText: `یہ ٹرانسفر ${shortName} نیٹ\u00a0ورک میں فوراً پہنچتا ہے۔`,
        },
    sendWallet: { subtitle: `کسی بھی ${shortName} والٹ میں` },
    qrPayment: {
      shareText: `${name} سے {name} کو ادائیگی کریں: {link}`,
      shareAmountText: `${name} سے {name} کو {amount} ادا کریں: {link}`,
    },
    referral: {
      shareTitle: `${name} پر میرے ساتھ شامل ہوں`,
      shareText: `میرے کوڈ {code} کے ساتھ ${name} میں شامل ہوں، ہم میں سے ہر ایک کو {reward} ملیں گے۔`,
    },
    profile: { score: `${shortName} اسکور` },
    investment: { subtitle: isShariahCompliant ? 'شریعت کے مطابق فنڈز' : 'فنڈز' },
    kyc: { cnicNumber: `شناختی کارڈ نمبر (${identityCard})` },
  } as const;
};
