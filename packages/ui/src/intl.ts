export type DateTimeFormatOptions = Intl.DateTimeFormatOptions;
export type NumberFormatOptions = Intl.NumberFormatOptions;

/** Caches what `create` returns by its arguments, because creating an Intl object is far slower than using it. */
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

export const getDateTimeFormat = cache(
  (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
);

export const getPluralRules = cache(
  (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
);

export const getListFormat = cache(
  (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
);
