import { useTranslations as useIntlTranslations, type _Translator as Translator } from 'use-intl';
import type { NamespaceKeys, NestedKeyOf } from 'use-intl/core';
import { requireProvider } from '../development/provider';
import type { en } from './en';

type Source = typeof en;

/** The path of a part of the catalogue, such as `sendMoney` or `toasts.copied`. */
export type MessageNamespace = NamespaceKeys<Source, NestedKeyOf<Source>>;

type PlainKeys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{${string}`
      ? never
      : `${Prefix}${K}`
    : PlainKeys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The path of a message without arguments, such as `home.cash`. */
export type PlainMessageKey = PlainKeys<Source>;

/**
 * Returns a translator for a part of the wallet's catalogue. Keys and arguments are type-checked
 * against English here instead of through use-intl's global `AppConfig`, which belongs to the app
 * that installs the library. Throws outside a `WalletProvider`.
 */
export const useTranslations = (process.env.NODE_ENV === 'production'
  ? useIntlTranslations
  : requireProvider('useTranslations', useIntlTranslations)) as unknown as <
  Namespace extends MessageNamespace = never,
>(
  namespace?: Namespace,
) => Translator<Source, Namespace>;
