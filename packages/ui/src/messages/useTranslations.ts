import { useTranslations as useIntlTranslations, type _Translator as Translator } from 'use-intl';
import type { NamespaceKeys, NestedKeyOf } from 'use-intl/core';
import { requireProvider } from '../development/provider';
import type { en } from './en';

type Source = typeof en;

/** A part of the catalogue, such as `sendMoney` or `toasts.copied`. */
export type MessageNamespace = NamespaceKeys<Source, NestedKeyOf<Source>>;

/**
 * The texts of a part of the wallet's catalogue. The keys and arguments are checked against English
 * here, and not by use-intl's global `AppConfig`, which belongs to the app that installs the library.
 * Throws outside a `WalletProvider`.
 */
export const useTranslations = (process.env.NODE_ENV === 'production'
  ? useIntlTranslations
  : requireProvider('useTranslations', useIntlTranslations)) as unknown as <
  Namespace extends MessageNamespace = never,
>(
  namespace?: Namespace,
) => Translator<Source, Namespace>;
