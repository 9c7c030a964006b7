// `npm run check:packages` compiles this file against the built packages, with `exactOptionalPropertyTypes`.
import type { AmountFieldProps } from '@rad-wallet/ui/AmountField';
import { defineMoney, type MoneyDefinition } from '@rad-wallet/ui/format';
import type { QrPaymentFlowProps } from '@rad-wallet/ui/features/qr-payment';
import { defineLocale, languages } from '@rad-wallet/ui/messages';
import type { PageHeaderProps } from '@rad-wallet/ui/PageHeader';
import type { WalletProviderProps } from '@rad-wallet/ui/provider';
import type { WalletTransaction } from '@rad-wallet/ui/types';

/** The output of a schema, in which an optional property can be `undefined`. */
type Parsed = Omit<WalletTransaction, 'counterparty'> & { counterparty?: string | undefined };
export const transactions = (parsed: Parsed[]): readonly WalletTransaction[] => parsed;

/** Props can be `undefined`, such as the result of `useFieldProblem` of the library. */
export const header = (backHref: string | undefined): PageHeaderProps => ({ title: '', backHref });
export const errorMessage = (problem: string | undefined): AmountFieldProps['errorMessage'] =>
  problem;
export const onHiddenBalancesChange = (
  onChange: ((isHidden: boolean) => void) | undefined,
): Pick<WalletProviderProps, 'onHiddenBalancesChange'> => ({ onHiddenBalancesChange: onChange });
export const account = (
  given: QrPaymentFlowProps['account'],
): Pick<QrPaymentFlowProps, 'account'> => ({ account: given });

/** The input of functions and machines can be `undefined`, too. */
export const dinar = (symbol: string | undefined, { prices, rates }: MoneyDefinition) =>
  defineMoney({ home: 'KWD', currencies: { KWD: { kind: 'cash', symbol } }, prices, rates });
export const french = (digits: 'latn' | undefined): WalletProviderProps['locale'][] => [
  defineLocale({ tag: 'fr', name: 'Français', digits }),
  languages.ur,
];
