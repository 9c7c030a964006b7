import type { Brand } from './brand';

export const createEnglishTexts = ({
  name,
  shortName,
  chain,
  identityCard,
  isShariahCompliant,
}: Required<Brand>) => {
  const tagline = isShariahCompliant
    ? 'Shariah-compliant • Secure • Transparent'
    : 'Secure • Transparent';
  return {
    common: { appName: name, documentTitle: `{page} · ${name}` },
    splash: { tagline, noScript: `${name} needs JavaScript.` },
    auth: {
      footer: tagline,
      toasts: { accountCreated: { description: `Your ${shortName} account has been created.` } },
    },
    home: { investmentCaption: isShariahCompliant ? 'Shariah funds' : 'Funds' },
    balance: { verified: `Verified on ${chain}` },
    receipt: { network: chain, hash: `Hash on the ${chain} network` },
    funds: { instant: `Transfers within ${shortName} are instant` },
    sendMoney: isShariahCompliant
      ? {
          notice: 'Shariah-compliant and instant',
          noticeText: `This transfer is Shariah-compliant and arrives instantly within the ${shortName} network.`,
        }
      : {
          notice: 'Instant',
          noticeText: `This transfer arrives instantly within the ${shortName} network.`,
        },
    sendWallet: { subtitle: `To any ${shortName} wallet` },
    qrPayment: {
      shareText: `Pay {name} with ${name}: {link}`,
      shareAmountText: `Pay {amount} to {name} with ${name}: {link}`,
    },
    referral: {
      shareTitle: `Join me on ${name}`,
      shareText: `Join me on ${name} with my code {code} and we each get {reward}.`,
    },
    profile: { score: `${shortName} Score` },
    investment: { subtitle: isShariahCompliant ? 'Shariah-compliant funds' : 'Funds' },
    kyc: {
      detailsSubtitle: `As shown on your ${identityCard}.`,
      cnicNumber: `${identityCard} Number`,
      cnicTitle: `${identityCard} Upload`,
      cnicFront: `${identityCard} Front`,
      cnicBack: `${identityCard} Back`,
      toasts: {
        documentsRequired: { description: `Please upload both sides of your ${identityCard}.` },
      },
    },
  } as const;
};
