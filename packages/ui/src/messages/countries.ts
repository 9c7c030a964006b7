/** ISO 3166-1 codes of the countries whose names are in the catalogue. */
const COUNTRIES = ['US', 'PK', 'QA', 'SA', 'BH'] as const;

export type CataloguedCountry = (typeof COUNTRIES)[number];

export const isCataloguedCountry = (code: string): code is CataloguedCountry =>
  COUNTRIES.some((known) => known === code);
