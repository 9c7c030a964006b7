import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawn, readFace } from './lib/faces.ts';
import { characters, SUBSET, WHOLE } from './lib/nastaliq.mjs';
import { inProject } from './lib/project.mjs';

/** The alphabet, as it is taught. */
const ALPHABET = 'ا آ ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ہ ھ ء ی ے';

/** Words and names beyond what the wallet itself says, as somebody may type them. */
const TYPED = `
مُحَمَّد عبدُاللہ مولانا ابوالکلام بینظیر گھوٹکی ڈیرہ اللہ ژوب چترال زہرۂ شعبۂ مسئلۂ ہوئے لیۓ ؤ ۓ
سنڌ ٺٽو ڳوٺ حيدرآباد ڏاھري ٻگھيو ڃاڻ ڦليلي پښتون خوشحال ګل ځدران څارنوال ڼۍ ېوه ډېره ړوند ږ ټانک
لائبہ صغریٰ عيسى فاطمة كريم أحمد إبراهيم ۱۲۳۴۵۶۷۸۹۰ ١٢٣٤٥٦٧٨٩٠ ۵٪ ۲۰۲۶ء نہیں۔ کیوں؟ یا؛ ہاں، ـــ ؑ ؐ ﷲ ﷺ
`;

/** Whatever is written with Arabic letters in the wallet, its library and its samples. */
const written = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
  cwd: inProject(),
  exclude: (file) => file.includes('node_modules'),
}).map((file) => readFileSync(inProject(file), 'utf8'));

const wordsIn = (text: string) =>
  text.match(/(?:[\p{Script=Arabic}\p{Mn}\u060c\u061b\u061f\u06d4]|\u200c|\u200d)+/gu) ?? [];

let whole: Awaited<ReturnType<typeof readFace>>;
let ours: Awaited<ReturnType<typeof readFace>>;

beforeAll(async () => {
  [whole, ours] = await Promise.all([readFace(WHOLE), readFace(SUBSET)]);
});

/** The words that ours sets otherwise than the whole face, or not at all. */
const setOtherwise = (words: Iterable<string>) =>
  [...words].filter((word) => {
    const set = drawn(word, ours);
    return set === null || JSON.stringify(set) !== JSON.stringify(drawn(word, whole));
  });

describe('the face of Urdu', () => {
  // Packing it anew, to compare the files, would take longer than all the rest.
  test('has the characters that `npm run nastaliq` gives it, and its licence', () => {
    const listed = Array.from(characters, (character) => character.codePointAt(0));
    expect([...ours.face.collectUnicodes()].toSorted()).toEqual(listed.toSorted());
    const [here, there] = [SUBSET, WHOLE].map((file) =>
      readFileSync(path.join(path.dirname(file), '..', 'LICENSE'), 'utf8'),
    );
    expect(here).toBe(there);
    expect(here).toContain('SIL OPEN FONT LICENSE');
  });

  test('sets all that the wallet says as the whole face does', () => {
    const words = new Set(written.flatMap(wordsIn));
    expect(words.size).toBeGreaterThan(2000);
    expect(setOtherwise(words)).toEqual([]);
  });

  test('has every letter, and what people are called', () => {
    expect(setOtherwise([...wordsIn(ALPHABET), ...wordsIn(TYPED)])).toEqual([]);
  });

  test('lacks what it was made without', () => {
    expect(drawn('\u08a0', whole)).not.toBeNull();
    expect(drawn('\u08a0', ours)).toBeNull();
  });
});
