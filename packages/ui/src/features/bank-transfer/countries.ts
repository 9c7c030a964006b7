import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { useMessages } from '../../messages';
import { bankTransferMessages } from './messages';
import { isCataloguedCountry, type CataloguedCountry } from '../../messages/countries';
import type { LoadableItems } from '../../types';

/** ISO 3166-1 code of a country whose name is in the message catalogue. */
export type BankCountryCode = CataloguedCountry;

export interface BankCountry {
  /** ISO 3166-1 code. */
  code: string;
  /** In the user's language. @default that of the catalogue for a `BankCountryCode`, otherwise the code */
  name?: string;
  /** Whether its banks identify accounts by IBAN. docs/rules.md BANK-4. @default true, except for US */
  hasIban?: boolean;
  /** Bank names, shown untranslated. */
  banks: readonly string[];
}

/** Returns the country with this code; until the countries are loaded, an object with only the code. */
export const findCountry = (
  countries: LoadableItems<BankCountry>,
  code: string | null,
): Omit<BankCountry, 'banks'> | null =>
  code === null ? null : (getLoadedItems(countries).find((it) => it.code === code) ?? { code });

/** Whether the country's banks identify accounts by IBAN. docs/rules.md BANK-4. */
export const usesIban = (country: Pick<BankCountry, 'code' | 'hasIban'> | null): boolean =>
  country?.hasIban ?? country?.code !== 'US';

/** Returns a function that returns the name of a country in the user's language. */
export function useCountryName(): (country: Pick<BankCountry, 'code' | 'name'>) => string {
  const t = useMessages(bankTransferMessages);
  return ({ code, name }) => name ?? (isCataloguedCountry(code) ? t(`countries.${code}`) : code);
}
