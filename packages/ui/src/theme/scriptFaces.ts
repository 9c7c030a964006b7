import { getLanguage, LOCALES, type ArabicScript } from '../languages';

/** Arabic letters only, so that Latin letters and figures keep the theme's own face whatever the order of faces. */
export const ARABIC_UNICODE_RANGE =
  'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

const createLocalSources = (...names: string[]) =>
  names.map((name) => `local("${name}")`).join(', ');

/** Faces that the device may have installed: nothing is downloaded for them, and missing ones are skipped. */
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
 * The faces that precede the theme's own. "RAD Nastaliq" and "RAD Naskh" are in `theme/fonts.css`. The device's
 * Nastaliq saves the download; its Naskh is the fallback until the download completes.
 */
export const scriptFaces: Readonly<Record<ArabicScript, readonly string[]>> = {
  nastaliq: ['"RAD Device Nastaliq"', '"RAD Nastaliq"', '"RAD Device Naskh"'],
  naskh: ['"RAD Naskh"'],
};

/** The languages that are not in Latin script. */
export const scriptedLanguages = LOCALES.flatMap((language) => {
  const { script } = getLanguage(language);
  return script ? [{ language, script }] : [];
});

/** Whether a face is one of the device's own. */
export const isOnDevice = (family: string) => deviceFaces.some((face) => face.family === family);
