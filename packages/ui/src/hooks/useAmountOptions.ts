import { createContext, use } from 'react';
import type { AmountOptions, Money } from '../format';
import type { LocaleDefinition } from '../languages';
import { useMoney } from './useMoney';

/** The provider's language; undefined outside a provider. */
export const LanguageContext = createContext<LocaleDefinition | undefined>(undefined);

/** Returns the options by which `format` writes amounts in the provider's language and currencies. */
export function useAmountOptions(): Pick<AmountOptions, 'locale' | 'gramUnit'> & { money: Money } {
  const language = use(LanguageContext);
  return { locale: language?.formatLocale, gramUnit: language?.gram, money: useMoney() };
}
