import { isCurrencyCode, isMetal } from '../format';
import { getCurrencyName, getWeightSymbol } from '../format/money';
import { useMessages } from '../messages';
import { currencyMessages } from '../messages/shared/currency';
import { useLocale } from '../messages/intl';
import { useAmountFormatOptions } from './useAmountFormatOptions';

const TRANSLATED_CODES = ['PKR', 'USD', 'BHD', 'SAR', 'GOLD', 'SILVER'] as const;

const isTranslated = (code: string): code is (typeof TRANSLATED_CODES)[number] =>
  TRANSLATED_CODES.some((known) => known === code);

export interface CurrencyTexts {
  /** Returns the name of a currency or metal: 'US Dollar', 'Gold'. Returns an unknown code unchanged. */
  getName: (code: string) => string;
  /** Returns the code, or the name of a metal with its own unit, because users do not know the app's code for it. */
  getLabel: (code: string) => string;
  /** Adds the unit as a word to a formatted number: '1500 روپے'. docs/rules.md LANG-10. */
  addUnit: (amount: string, code: string) => string;
}

/** Returns currency texts from the provider or else from the message catalogue. */
export function useCurrencyTexts(): CurrencyTexts {
  const t = useMessages(currencyMessages);
  const locale = useLocale();
  const { money, gramUnit } = useAmountFormatOptions();

  function getName(code: string): string {
    if (!isCurrencyCode(code, money)) return code;
    const isOwn = money.currencies[code]?.name !== undefined;
    return isTranslated(code) && !isOwn ? t(code) : getCurrencyName(code, money, locale);
  }

  function getUnit(code: string): string {
    if (isTranslated(code)) return getName(code);
    return isMetal(code, money) ? getWeightSymbol(code, money, locale, gramUnit) : getName(code);
  }

  return {
    getName,
    getLabel: (code) => (money.currencies[code]?.unit ? getName(code) : code),
    addUnit: (amount, code) => t('spoken', { amount, code, currency: getUnit(code) }),
  };
}
