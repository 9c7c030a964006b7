import { getLanguage, LOCALES, type ArabicScript } from '../locale/languages';

/** Arabic letters only, so that Latin letters and digits keep the theme's own font. */
export const ARABIC_UNICODE_RANGE =
  'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

const createLocalSources = (...names: string[]) =>
  names.map((name) => `local("${name}")`).join(', ');

/** Fonts that may be installed on the device. Never downloaded; ignored if missing. */
export const deviceFaces = [
  {
    family: '"RAD Device Nastaliq"',
    src: createLocalSources(
      'Noto Nastaliq Urdu',
      'NotoNastaliqUrdu',
      'NotoNastaliqUrdu-Regular',
      'Jameel Noori Nastaleeq',
      'Alvi Nastaleeq',
      'Urdu Typesetting',
    ),
    unicodeRange: ARABIC_UNICODE_RANGE,
  },
  {
    family: '"RAD Device Naskh"',
    src: createLocalSources('Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI'),
    unicodeRange: ARABIC_UNICODE_RANGE,
  },
] as const;

/**
 * Fonts that take precedence over the theme's own. An installed Nastaliq font avoids the download; a Naskh font is the
 * fallback until the download completes.
 */
export const scriptFonts: Readonly<Record<ArabicScript, readonly string[]>> = {
  nastaliq: ['"RAD Device Nastaliq"', '"RAD Nastaliq"', '"RAD Device Naskh"'],
  naskh: ['"RAD Naskh"'],
};

/** Non-Latin scripts used by the wallet's languages. */
export const scripts = [...new Set(LOCALES.flatMap((tag) => getLanguage(tag).script ?? []))];

/** Matches the page's language, or `data-script`, which `WalletProvider` sets for languages not in the list. */
export function selectScript(script: ArabicScript): string {
  const tags = LOCALES.filter((tag) => getLanguage(tag).script === script);
  const byLanguage = tags.map((tag) => `:lang(${tag}):not([data-script])`);
  return `:root:is(${[...byLanguage, `[data-script="${script}"]`].join(', ')})`;
}

export const isOnDevice = (family: string) => deviceFaces.some((font) => font.family === family);
