export type DateTimeFormatOptions = Intl.DateTimeFormatOptions;

/** Caches results by arguments, because creating an Intl object is far slower than using it. */
function cache<Args extends unknown[], Result>(create: (...args: Args) => Result) {
  const results = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known) return known;
    const result = create(...args);
    results.set(key, result);
    return result;
  };
}

export const getNumberFormat = cache(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
);

/** Uses the 12-hour clock unless the locale specifies an hour cycle, as in `fr-u-hc-h23`. docs/rules.md TXN-5. */
export const getDateTimeFormat = cache(
  (...[locale, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
    const clock = typeof locale === 'string' ? new Intl.Locale(locale).hourCycle : undefined;
    const hourCycle = options?.hour ? (clock ?? 'h12') : undefined;
    return new Intl.DateTimeFormat(locale, { ...options, hourCycle });
  },
);

export const getPluralRules = cache(
  (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
);

export const getListFormat = cache(
  (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
);

/** Returns the device's IANA time zone; UTC if it is unknown, such as `Etc/Unknown`, which `Intl` rejects. */
export function getDeviceTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return getDateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
