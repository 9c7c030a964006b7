import { defineTexts, type Texts } from '../catalogues/texts';
import { createArabicTexts } from './ar';
import type { Brand } from './brand';
import { createEnglishTexts } from './en';
import { createUrduTexts } from './ur';

export type { Brand } from './brand';

const creators = { en: createEnglishTexts, ur: createUrduTexts, ar: createArabicTexts };

/** A language with brand texts. */
export type BrandLocale = keyof typeof creators;

/** Quotes what ICU syntax would read as an argument. */
const quote = (text: string) => text.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");

/**
 * Returns the messages that name the app, its network or what it complies with, for the prop `texts` of
 * `WalletProvider`. In a language of the app's own, its catalogue names the brand.
 * @param locale language of the texts. @default 'en'
 */
export function createBrandTexts(brand: Brand, locale: BrandLocale = 'en'): Texts {
  const name = quote(brand.name);
  return defineTexts(
    creators[locale]({
      name,
      shortName: quote(brand.shortName ?? brand.name),
      chain: quote(brand.chain ?? 'Solana'),
      identityCard: quote(brand.identityCard ?? 'CNIC'),
      isShariahCompliant: brand.isShariahCompliant ?? true,
    }),
  );
}
