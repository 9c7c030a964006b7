// npm run fonts: writes the library's Urdu font, a subset of Noto Nastaliq Urdu. The subset keeps the letters of Arabic
// and of the languages that are written in Nastaliq where the wallet is used; the complete font is a quarter larger.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inProject } from './lib/project.mjs';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
);
export const target = inProject(
  'packages/ui/src/theme/nastaliq/files/noto-nastaliq-urdu-subset-400.woff2',
);

/** Inclusive ranges of code points. @type {readonly (readonly [number, number])[]} */
const ranges = [
  // Number and year signs, commas, honorific marks.
  [0x0600, 0x0603],
  [0x060c, 0x0614],
  [0x061b, 0x061b],
  [0x061f, 0x061f],
  // Arabic letters, tatweel, vowel signs.
  [0x0621, 0x063a],
  [0x0640, 0x0658],
  [0x0670, 0x0670],
  // Arabic digits and separators, Urdu digits and full stop.
  [0x0660, 0x066c],
  [0x06f0, 0x06f9],
  [0x06d4, 0x06d5],
  // Zero-width non-joiner and joiner, left-to-right mark.
  [0x200c, 0x200e],
];

/** Letters beyond Arabic, by language: people type names in all of these languages. */
const letters = {
  urdu: 'ٹپچڈڑژکگںھہۂۃۀیے\u06d3',
  sindhi: 'ٻٺٽٿڀڄڃڇڊڌڍڏڙڦڳڱڻ',
  pashto: 'ټځڅډړږښګڼېۍ',
  punjabiAndSaraiki: '\u0759\u0768',
};

/** Ligatures for Allah, the salutation of the Prophet and the riyal sign, each a single code point. */
const ligatures = '\ufdf2\ufdfa\ufdfc';

/** Every character of the subset. */
export const characters = [
  ...ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  ...Object.values(letters).join(''),
  ...ligatures,
].join('');

/** Records of the name table that the font's licence requires: copyright, trademark, licence and licence URL. */
const licenceNames = [0, 7, 13, 14];

if (import.meta.main) {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    preserveNameIds: licenceNames,
  });
  writeFileSync(target, subset);
  copyFileSync(
    path.join(path.dirname(source), '../LICENSE'),
    path.join(path.dirname(target), '../LICENSE'),
  );
}
