import type { TypeLanguage } from './typeByLanguage';

/** Arabic letters alone, so that Latin ones and figures stay in the theme's own face, whichever is named first. */
export const ARABIC_RANGE =
  'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(', ');

/** Faces that the device may have: nothing is fetched for them. One that it has not is passed over. */
export const deviceFaces = [
  {
    family: '"RAD Device Nastaliq"',
    src: local(
      'Noto Nastaliq Urdu',
      'NotoNastaliqUrdu',
      'NotoNastaliqUrdu-Regular',
      'Jameel Noori Nastaleeq',
      'Alvi Nastaleeq',
      'Urdu Typesetting',
    ),
    unicodeRange: ARABIC_RANGE,
  },
  {
    family: '"RAD Device Naskh"',
    src: local('Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI'),
    unicodeRange: ARABIC_RANGE,
  },
] as const;

/**
 * What is asked before the theme's own face, by language. "RAD Nastaliq" and "RAD Naskh" come with
 * `theme/fonts.css`; the device's Nastaliq saves them a way, its Naskh stands in until they have come.
 */
export const scriptFaces: Readonly<Record<TypeLanguage, readonly string[]>> = {
  ur: ['"RAD Device Nastaliq"', '"RAD Nastaliq"', '"RAD Device Naskh"'],
  ar: ['"RAD Naskh"'],
};

/** Whether a face is one of the device's own. */
export const isOnDevice = (family: string) => deviceFaces.some((face) => face.family === family);
