import type { ReactNode } from 'react';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { useMessages } from '../../messages';
import { bankTransferMessages } from './messages';
import { isCataloguedCountry, type CataloguedCountry } from '../../messages/countries';
import type { LoadableItems } from '../../types';

/** ISO 3166-1 code of a country whose name is in the message catalogue. */
export type BankCountryCode = CataloguedCountry;

export interface Bank {
  /** Identifier that is submitted, such as a BIC. */
  code: string;
  /** Shown untranslated. */
  name: string;
  /** Decorative icon or image, at most 44 px. @default an icon */
  logo?: ReactNode;
}

export interface BankCountry {
  /** ISO 3166-1 code. */
  code: string;
  /** In the user's language. @default the catalogue's name for a `BankCountryCode`, otherwise the code */
  name?: string;
  /** Whether its banks identify accounts by IBAN. docs/rules.md BANK-4. @default false */
  hasIban?: boolean;
  /** Banks, or names of banks, which are then also submitted. */
  banks: readonly (Bank | string)[];
}

/** Returns the country with this code; an object with only the code until the countries are loaded. */
export const findCountry = (
  countries: LoadableItems<BankCountry>,
  code: string | null,
): Omit<BankCountry, 'banks'> | null =>
  code === null ? null : (getLoadedItems(countries).find((it) => it.code === code) ?? { code });

export const toBank = (bank: Bank | string): Bank =>
  typeof bank === 'string' ? { code: bank, name: bank } : bank;

/** Returns a function that returns a country's name in the user's language. */
export function useCountryName(): (country: Pick<BankCountry, 'code' | 'name'>) => string {
  const t = useMessages(bankTransferMessages);
  return ({ code, name }) => name ?? (isCataloguedCountry(code) ? t(`countries.${code}`) : code);
}
