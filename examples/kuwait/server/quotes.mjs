import { setTimeout } from 'node:timers/promises';

const GRAMS_PER_TOLA = 11.6638;
/** How long a conversion may use quotes, in ms; longer than the app shows them. */
const VALID_MS = 120_000;
const DELAY_MS = 3000;

/** Metal prices in KWD per gram, and exchange rates in units per KWD. */
let metals = { gold: 40.2, platinum: 15.3 };
let rates = { USD: 3.2573, EUR: 2.8125, SAR: 12.215 };

/** 'live', 'late' and 'down' apply to all responses; 'normal' is live, but sometimes late or down. */
let mode = 'normal';
let answers = 0;
/** @type {{ at: number, unitsPerKwd: Record<string, number> }[]} */
let issued = [];

/** @param {Record<string, number>} values @param {(value: number) => number} change */
const mapValues = (values, change) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/**
 * @param {string} next 'changed' raises the dinar's value by 10 % once, invalidates all earlier quotes and continues as
 *   'live'
 */
export function setMode(next) {
  mode = next === 'changed' ? 'live' : next;
  if (next !== 'changed') return;
  metals = mapValues(metals, (price) => price / 1.1);
  rates = mapValues(rates, (rate) => rate * 1.1);
  issued = [];
}

export async function readQuotes() {
  answers += 1;
  const isNormal = mode === 'normal';
  if (mode === 'late' || (isNormal && answers % 7 === 0)) await setTimeout(DELAY_MS);
  if (mode === 'down' || (isNormal && answers % 11 === 0)) {
    return [503, { message: 'There are no quotes at the moment.' }];
  }
  const drift = (/** @type {number} */ value) =>
    Number((value * (1 + (Math.random() - 0.5) / 1000)).toPrecision(7));
  metals = mapValues(metals, drift);
  rates = mapValues(rates, drift);
  const now = Date.now();
  issued = issued.filter(({ at }) => now - at < VALID_MS);
  issued.push({
    at: now,
    unitsPerKwd: {
      ...rates,
      KWD: 1,
      GOLD_TOLA: 1 / metals.gold / GRAMS_PER_TOLA,
      PLATINUM: 1 / metals.platinum,
    },
  });
  return [
    200,
    {
      asOf: new Date(now).toISOString(),
      metals: mapValues(metals, String),
      rates: mapValues(rates, String),
    },
  ];
}

/**
 * Returns a conversion's value in KWD at the quotes it used; null if no recent quotes match.
 * @param {{ source: { currency: string, amount: string }, target: { currency: string, amount: string } }} conversion
 */
export function getQuotedValue({ source, target }) {
  for (const { at, unitsPerKwd } of issued) {
    const given = Number(source.amount) / (unitsPerKwd[source.currency] ?? NaN);
    const got = Number(target.amount) / (unitsPerKwd[target.currency] ?? NaN);
    if (Date.now() - at < VALID_MS && Math.abs(given / got - 1) < 1e-9) return given;
  }
  return null;
}
