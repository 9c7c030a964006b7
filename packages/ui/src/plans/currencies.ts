import type { EventObject } from 'xstate';
import { pickText, type CurrencyCode, type Money } from '../format/money';
import { currencyMessages } from '../messages/shared/currency';
import { paymentMessages } from '../messages/shared/payment';
import { matchPartialText } from './gestures';
import type { UserActions } from './plan';

/** Returns the first currency other than the home currency, or the home currency if there is no other. */
export const findOtherCurrency = ({ currencies, home }: Money): CurrencyCode =>
  Object.keys(currencies).find((code) => code !== home) ?? home;

/** Returns a pattern for the option of a currency in a `CurrencySelect`. */
export function matchCurrency(code: CurrencyCode, { currencies }: Money): RegExp {
  const { name, unit } = currencies[code] ?? {};
  if (unit && name !== undefined) return matchPartialText(pickText(name, 'en'));
  return matchPartialText(code === 'GOLD' || code === 'SILVER' ? currencyMessages.en[code] : code);
}

/** Selects a currency in a `CurrencySelect`. The only currency cannot be selected again, so its event is sent directly. */
export const selectCurrency =
  (money: Money) =>
  (user: UserActions, event: EventObject & { currency: CurrencyCode }): Promise<void> | void =>
    findOtherCurrency(money) === money.home
      ? user.sendFromPage(event)
      : user.choose(
          matchPartialText(paymentMessages.en.currency),
          matchCurrency(event.currency, money),
        );
