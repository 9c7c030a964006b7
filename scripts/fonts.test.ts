import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { characters, target } from './fonts.mjs';
import { inProject } from './lib/project.mjs';

const alphabet = 'ا آ ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ہ ھ ء ی ے';

/** Words and names that users may type, beyond those in the catalogues. */
const typed = `
مُحَمَّد عبدُاللہ مولانا ابوالکلام بینظیر گھوٹکی ڈیرہ اللہ ژوب چترال زہرۂ شعبۂ مسئلۂ ہوئے لیۓ ؤ ۓ
سنڌ ٺٽو ڳوٺ حيدرآباد ڏاھري ٻگھيو ڃاڻ ڦليلي پښتون خوشحال ګل ځدران څارنوال ڼۍ ېوه ډېره ړوند ږ ټانک
لائبہ صغریٰ عيسى فاطمة كريم أحمد إبراهيم ۱۲۳۴۵۶۷۸۹۰ ١٢٣٤٥٦٧٨٩٠ ۵٪ ۲۰۲۶ء نہیں۔ کیوں؟ یا؛ ہاں، ـــ ؑ ؐ ﷲ ﷺ
`;

const theme = inProject('packages/ui/src/theme');
const figtree = path.join(theme, 'figtree/files/figtree-basic-wght.woff2');

async function readFace(file: string) {
  const sfnt = await convert(readFileSync(file), 'truetype');
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

it('has every letter of the catalogues, the samples and common names', async () => {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: inProject() });
  const text = sources.map((file) => readFileSync(inProject(file), 'utf8')).join('');
  const letters = new Set(`${text}${alphabet}${typed}`.match(/\p{Script_Extensions=Arabic}/gu));
  const face = new Set((await readFace(target)).collectUnicodes());
  expect(letters.size).toBeGreaterThan(100);
  expect([...letters].filter((letter) => !face.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

it('has the characters that npm run fonts keeps', async () => {
  const kept = Array.from(characters, (character) => character.codePointAt(0));
  const face = [...(await readFace(target)).collectUnicodes()];
  expect(face.toSorted()).toEqual(kept.toSorted());
});

it.each([target, figtree])('has its licence beside %s', (file) => {
  const licence = readFileSync(path.join(path.dirname(file), '../LICENSE'), 'utf8');
  expect(licence).toContain('SIL OPEN FONT LICENSE');
});

/** Returns the code points for which a style sheet loads a font file. */
function readUnicodeRange(sheet: string, file: string) {
  const rule = readFileSync(sheet, 'utf8')
    .split('@font-face')
    .slice(1)
    .find((it) => it.includes(file));
  const ranges = /unicode-range:([^;]+);/.exec(rule ?? '')?.[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    },
  );
}

describe('the basic file of Figtree', () => {
  const whole = 'figtree-latin-wght-normal.woff2';
  const packageFolder = inProject('node_modules/@fontsource-variable/figtree');
  const basic = new Set(readUnicodeRange(path.join(theme, 'ownFace.css'), path.basename(figtree)));

  it('has every character of the full file in its range', async () => {
    const face = await readFace(figtree);
    const wholeFace = await readFace(path.join(packageFolder, 'files', whole));
    const expected = [...wholeFace.collectUnicodes()].filter((code) => basic.has(code));
    expect(expected.length).toBeGreaterThan(100);
    expect([...face.collectUnicodes()]).toEqual(expected);
  });

  it('leaves the rest of the published range to the full file', () => {
    const published = readUnicodeRange(path.join(packageFolder, 'wght.css'), whole);
    expect(readUnicodeRange(path.join(theme, 'ownFace.css'), whole)).toEqual(
      published.filter((code) => !basic.has(code)),
    );
  });

  it('has the glyph for missing characters', async () => {
    expect(new Font(await readFace(figtree)).glyphToPath(0)).not.toBe('');
  });
});
