import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { describe, expect, it } from 'vitest';
import {
  defineMoney,
  findMetal,
  getAccountCurrency,
  getAccountType,
  getCurrencyName,
  getDecimals,
  getHoldingKind,
  getSymbol,
  getUnitGrams,
  getWeightSymbol,
  hasRates,
  isCurrencyCode,
  isMetal,
  listHeldCurrencies,
  pickText,
  type Currency,
  type MoneyDefinition,
} from './money';
import { dinarMoney, money } from './testing/money';

const CODES = Object.keys(money.currencies);

const define = (parts: Partial<MoneyDefinition>) => () =>
  defineMoney({ ...moneyDefinition, ...parts });

const withCurrency = (code: string, currency: Currency): Partial<MoneyDefinition> => ({
  currencies: { ...moneyDefinition.currencies, [code]: currency },
});

const withQuotes = (
  name: 'prices' | 'rates',
  code: string,
  quote: string | undefined,
): Partial<MoneyDefinition> => {
  const values = { ...moneyDefinition[name].value.values, [code]: quote };
  return { [name]: { status: 'ready', value: { values } } };
};

const tola = { grams: '11.664', symbol: 'tola' };

describe('defineMoney', () => {
  it('keeps a definition and adds the home currency to its quotes', () => {
    expect(defineMoney(moneyDefinition)).toEqual({
      ...moneyDefinition,
      prices: {
        status: 'ready',
        value: { values: { GOLD: '15798', SILVER: '210', PKR: '1' } },
      },
      rates: {
        status: 'ready',
        value: {
          values: {
            PKR: '1',
            USD: '0.0036',
            BHD: '0.00135',
            SAR: '0.0135',
            GOLD: '0.000063',
            SILVER: '0.0048',
          },
        },
      },
    });
  });

  it('keeps the time of the quotes, and other quotes', () => {
    const asOf = '2026-11-20T12:00:00Z';
    const values = { ...moneyDefinition.rates.value.values, EUR: '0.0031' };
    const { rates } = defineMoney({
      ...moneyDefinition,
      rates: { status: 'ready', value: { values, asOf } },
    });
    expect(rates).toEqual({ status: 'ready', value: { values: { ...values, PKR: '1' }, asOf } });
  });

  it('does not change the definition', () => {
    const before = structuredClone(moneyDefinition);
    defineMoney(moneyDefinition);
    expect(moneyDefinition).toEqual(before);
  });

  it('leaves quotes that have not loaded', () => {
    const failed = { status: 'error', retry: () => {} } as const;
    const loading = { status: 'loading' } as const;
    for (const [prices, rates] of [
      [failed, loading],
      [loading, failed],
    ] as const) {
      const defined = defineMoney({ ...moneyDefinition, prices, rates });
      expect(defined.prices).toBe(prices);
      expect(defined.rates).toBe(rates);
      expect(hasRates(defined)).toBe(false);
    }
    expect(hasRates(money)).toBe(true);
  });

  it('accepts its own result', () => {
    expect(defineMoney(money)).toEqual(money);
    expect(defineMoney(dinarMoney)).toEqual(dinarMoney);
  });

  it.each([0, 8])('accepts %i decimals', (decimals) => {
    expect(define(withCurrency('USD', { kind: 'cash', decimals }))).not.toThrow();
  });

  it.each(['EUR', 'GOLD', '', 'toString'])('refuses the home currency %j', (home) => {
    expect(define({ home })).toThrow(
      new RangeError(`defineMoney: home: '${home}' is not a cash currency.`),
    );
  });

  it.each([-1, 9, 1.5, Number.NaN])('refuses %d decimals', (decimals) => {
    expect(define(withCurrency('USD', { kind: 'cash', decimals }))).toThrow(
      new RangeError('defineMoney: currencies.USD: decimals must be 0 to 8.'),
    );
  });

  it('rejects a unit for cash', () => {
    expect(define(withCurrency('USD', { kind: 'cash', unit: tola }))).toThrow(
      new RangeError(
        'defineMoney: currencies.USD: only a metal has a unit, with a positive weight in grams.',
      ),
    );
  });

  it.each(['0', '-1', 'x', ''])('refuses a unit of %j grams', (grams) => {
    expect(define(withCurrency('PLATINUM', { kind: 'metal', unit: { ...tola, grams } }))).toThrow(
      new RangeError(
        'defineMoney: currencies.PLATINUM: only a metal has a unit, with a positive weight in grams.',
      ),
    );
  });

  it.each(['GOLD', 'SILVER'])('refuses a unit of %s other than the gram', (code) => {
    expect(define(withCurrency(code, { kind: 'metal', unit: tola }))).toThrow(
      new RangeError(
        `defineMoney: currencies.${code}: this code is for grams; use another one for another unit.`,
      ),
    );
  });

  it.each([undefined, '0', '-210', 'x', ''])('refuses a metal with the price %j', (quote) => {
    expect(define(withQuotes('prices', 'SILVER', quote))).toThrow(
      new RangeError("defineMoney: prices: 'SILVER' has no positive price."),
    );
  });

  it.each(['USD', 'SILVER'])('refuses %s without a positive rate', (code) => {
    for (const quote of [undefined, '0', '-1', 'x', '']) {
      expect(define(withQuotes('rates', code, quote))).toThrow(
        new RangeError(`defineMoney: rates: '${code}' has no positive rate.`),
      );
    }
  });

  it('needs no prices of cash, and checks no quotes before they are loaded', () => {
    expect(define({ prices: { status: 'loading' }, rates: { status: 'loading' } })).not.toThrow();
  });
});

describe('codes', () => {
  it('accepts known codes, in capitals only', () => {
    expect(CODES).toEqual(['PKR', 'USD', 'BHD', 'SAR', 'GOLD', 'SILVER']);
    for (const code of CODES) expect(isCurrencyCode(code, money)).toBe(true);
    expect(isCurrencyCode('EUR', money)).toBe(false);
    expect(isCurrencyCode('pkr', money)).toBe(false);
    expect(isCurrencyCode('toString', money)).toBe(false);
  });

  it('counts only metals as metals', () => {
    expect(CODES.filter((code) => isMetal(code, money))).toEqual(['GOLD', 'SILVER']);
    expect(isMetal('toString', money)).toBe(false);
    expect(isMetal('GOLD', undefined)).toBe(false);
    expect(isMetal('GOLD_TOLA', dinarMoney)).toBe(true);
    expect(isMetal('GOLD', dinarMoney)).toBe(false);
  });

  it('uses the decimals of ISO 4217, and 3 for metals', () => {
    expect(CODES.map((code) => getDecimals(code, money))).toEqual([2, 2, 3, 2, 3, 3]);
    expect(getDecimals('EUR', money)).toBe(2);
    expect(getDecimals('toString', money)).toBe(2);
    expect(getDecimals('GOLD', undefined)).toBe(2);
  });

  it('uses a currency’s own decimals', () => {
    const codes = ['KWD', 'USD', 'GOLD_TOLA', 'PLATINUM'];
    expect(codes.map((code) => getDecimals(code, dinarMoney))).toEqual([3, 2, 3, 2]);
  });
});

describe('accounts', () => {
  it('hold the home currency and each metal, the home currency first', () => {
    expect(listHeldCurrencies(money)).toEqual(['PKR', 'GOLD', 'SILVER']);
    const { KWD, ...others } = dinarMoney.currencies;
    const homeLast = defineMoney({ ...dinarMoney, currencies: { ...others, KWD: KWD! } });
    expect(listHeldCurrencies(homeLast)).toEqual(['KWD', 'GOLD_TOLA', 'PLATINUM']);
  });

  it.each([
    ['PKR', 'PKR', 'trustvault', 'cash'],
    ['USD', 'PKR', 'trustvault', 'cash'],
    ['GOLD', 'GOLD', 'gold', 'gold'],
    ['SILVER', 'SILVER', 'silver', 'silver'],
    ['EUR', 'PKR', 'trustvault', 'cash'],
  ])('%s is held in the account of %s, of the type %s: %s', (code, held, type, kind) => {
    expect(getAccountCurrency(code, money)).toBe(held);
    expect(getAccountType(code, money)).toBe(type);
    expect(getHoldingKind(code, money)).toBe(kind);
  });

  it.each([
    ['USD', 'KWD', 'current', 'cash'],
    ['GOLD_TOLA', 'GOLD_TOLA', 'gold', 'gold'],
    // The account type defaults to the code.
    ['PLATINUM', 'PLATINUM', 'PLATINUM', 'metal'],
  ])('in Kuwait, %s is held in the account of %s, of the type %s: %s', (code, held, type, kind) => {
    expect(getAccountCurrency(code, dinarMoney)).toBe(held);
    expect(getAccountType(code, dinarMoney)).toBe(type);
    expect(getHoldingKind(code, dinarMoney)).toBe(kind);
  });

  it('names the metal of an account type', () => {
    expect(findMetal('gold', money)).toBe('GOLD');
    expect(findMetal('gold', dinarMoney)).toBe('GOLD_TOLA');
    expect(findMetal('PLATINUM', dinarMoney)).toBe('PLATINUM');
    expect(findMetal('silver', dinarMoney)).toBeUndefined();
    expect(findMetal('trustvault', money)).toBeUndefined();
  });
});

describe('symbols, units and names', () => {
  it('uses the symbol of a currency, or its code', () => {
    expect(['PKR', 'USD', 'BHD', 'SAR'].map((code) => getSymbol(code, money))).toEqual([
      'Rs.',
      '$',
      'BD',
      'SR',
    ]);
    expect(getSymbol('EUR', money)).toBe('EUR');
    expect(getSymbol('toString', money)).toBe('toString');
    expect(getSymbol('PKR', undefined)).toBe('PKR');
  });

  it.each([
    ['en', 'tola', 'g'],
    ['ur-PK-u-nu-latn', 'تولہ', 'گرام'],
    ['ar-u-nu-latn', 'تولة', 'غ'],
  ])('uses the unit of a metal in %s: %s, or grams: %s', (locale, unit, gram) => {
    expect(getWeightSymbol('GOLD_TOLA', dinarMoney, locale)).toBe(unit);
    expect(getWeightSymbol('PLATINUM', dinarMoney, locale)).toBe(gram);
  });

  it('returns the grams in a unit', () => {
    expect(getUnitGrams('GOLD_TOLA', dinarMoney)).toBe('11.664');
    expect(getUnitGrams('PLATINUM', dinarMoney)).toBe('1');
  });

  it('picks a text by language, and English for a language without one', () => {
    expect(pickText('tola', 'ur')).toBe('tola');
    expect(pickText({ en: 'Gold', ar: 'ذهب' }, 'ar-u-nu-latn')).toBe('ذهب');
    expect(pickText({ en: 'Gold', ar: 'ذهب' }, 'ur')).toBe('Gold');
  });

  it.each([
    ['GOLD_TOLA', 'en', 'Gold'],
    ['GOLD_TOLA', 'ar', 'ذهب'],
    ['GOLD_TOLA', 'fr', 'Gold'],
    ['PLATINUM', 'ur', 'پلاٹینم'],
    ['KWD', 'en', 'Kuwaiti Dinar'],
    ['KWD', 'ar', 'دينار كويتي'],
    // A code without an ISO 4217 entry and without a defined name is its own name.
    ['ZZTOP', 'en', 'ZZTOP'],
    ['toString', 'en', 'toString'],
  ])('names %s in %s %s', (code, locale, name) => {
    expect(getCurrencyName(code, dinarMoney, locale)).toBe(name);
  });
});
