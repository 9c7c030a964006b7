// The face of Urdu as we serve it: Noto Nastaliq Urdu with the letters of the languages that are written in
// Nastaliq where the wallet is used, and with those of Arabic. The whole of it weighs a quarter more.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { inProject } from './project.mjs';

/** The face as its designers publish it. */
export const WHOLE = createRequire(import.meta.url).resolve(
  '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
);

/** Where the library has its own: a file, with the licence beside its folder. */
export const SUBSET = inProject(
  'packages/ui/src/theme/nastaliq/files/noto-nastaliq-urdu-subset-400.woff2',
);

/** Ranges of characters, first and last. @type {readonly (readonly [number, number])[]} */
const RANGES = [
  // Signs of numbers and years, commas, marks of honour after a name.
  [0x0600, 0x0603],
  [0x060c, 0x0614],
  [0x061b, 0x061b],
  [0x061f, 0x061f],
  // Arabic letters, the lengthening stroke, vowel signs.
  [0x0621, 0x063a],
  [0x0640, 0x0658],
  // Arabic digits with their separators; those of Urdu.
  [0x0660, 0x066c],
  [0x06f0, 0x06f9],
  [0x0670, 0x0670],
  [0x06d4, 0x06d5],
  // What joins, what parts, and which way.
  [0x200c, 0x200e],
];

/** Letters beyond those of Arabic, by language: names are typed in all of them. */
const LETTERS = {
  urdu: 'ٹپچڈڑژکگںھہۂۃۀیے\u06d3',
  sindhi: 'ٻٺٽٿڀڄڃڇڊڌڍڏڙڦڳڱڻ',
  pashto: 'ټځڅډړږښګڼېۍ',
  punjabiAndSaraiki: '\u0759\u0768',
};

/** Allah, the wish for the Prophet, the sign of the riyal: each a letter of its own. */
const LIGATURES = '\ufdf2\ufdfa\ufdfc';

/** Every character that the face is to have. */
export const characters = [
  ...RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  ...Object.values(LETTERS).join(''),
  ...LIGATURES,
].join('');

/** Who made it, under which licence: what a copy has to keep. */
const LICENCE_NAMES = [0, 7, 13, 14];

/** Makes the face that the library has. */
export const subsetNastaliq = () =>
  subsetFont(readFileSync(WHOLE), characters, {
    targetFormat: 'woff2',
    preserveNameIds: LICENCE_NAMES,
  });
