import { getHoldings } from '@rad-wallet/ui/accounts';
import {
  defineMoney,
  divide,
  getTotal,
  multiply,
  type Currency,
  type Money,
} from '@rad-wallet/ui/format';
import type { Loadable, WalletAccount, WalletBalances } from '@rad-wallet/ui/types';
import { mapLoadable } from './loadable';
import type { MarketQuotes } from './quotes';

const GRAMS_PER_TOLA = '11.6638';

const metals = {
  GOLD_TOLA: {
    kind: 'metal',
    accountType: 'gold',
    name: { en: 'Gold', fr: 'Or', ar: 'ذهب' },
    unit: { grams: GRAMS_PER_TOLA, symbol: { en: 'tola', fr: 'tola', ar: 'تولة' } },
  },
  PLATINUM: { kind: 'metal', name: { en: 'Platinum', fr: 'Platine', ar: 'بلاتين' } },
} satisfies Record<string, Currency>;

/** 'KD 12.500' in English, '12,500 KD' in French, '12.500 د.ك' in Arabic. */
const defineDinar = (language: string): Currency => ({
  kind: 'cash',
  decimals: 3,
  symbol: language === 'ar' ? 'د.ك' : 'KD',
  symbolPlacement: language === 'en' ? 'before' : 'after',
});

const listCurrencies = (language: string): Record<string, Currency> => ({
  KWD: defineDinar(language),
  USD: { kind: 'cash', symbol: '$' },
  EUR: { kind: 'cash', symbol: '€' },
  SAR: { kind: 'cash', symbol: 'SR' },
  ...metals,
});

/** Converts the gold price from grams to tola, the unit in which the wallet holds gold. */
const getPrices = ({ metals: { gold, platinum } }: MarketQuotes) => ({
  GOLD_TOLA: multiply(gold, GRAMS_PER_TOLA),
  PLATINUM: platinum,
});

function getRates(quotes: MarketQuotes) {
  const prices = getPrices(quotes);
  return {
    ...quotes.rates,
    GOLD_TOLA: divide('1', prices.GOLD_TOLA),
    PLATINUM: divide('1', prices.PLATINUM),
  };
}

/** Creates the provider's `money`. Never throws, because the quotes' schema already rejects invalid values. */
export const createMoney = (quotes: Loadable<MarketQuotes>, language: string): Money =>
  defineMoney({
    home: 'KWD',
    currencies: listCurrencies(language),
    prices: mapLoadable(quotes, (it) => ({ values: getPrices(it), asOf: it.asOf })),
    rates: mapLoadable(quotes, (it) => ({ values: getRates(it), asOf: it.asOf })),
  });

export function getBalances(
  accounts: Loadable<readonly WalletAccount[]>,
  money: Money,
): Loadable<WalletBalances> {
  if (accounts.status !== 'ready') return accounts;
  const holdings = getHoldings(accounts.value, money);
  return mapLoadable(money.prices, (prices) => ({
    holdings,
    total: getTotal(holdings, 'prices', prices),
  }));
}
