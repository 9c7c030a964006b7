import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Feature, Variation } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawn, readFace } from './lib/faces.ts';
import { RANGES, SUBSET, WHOLE } from './lib/figtree.mjs';
import { inProject } from './lib/project.mjs';

type Read = Awaited<ReturnType<typeof readFace>>;

/** Weights of the type scale, the lightest and the heaviest that the face has. */
const WEIGHTS = [300, 420, 650, 900];

const isOurs = (code: number) => RANGES.some(([first, last]) => first <= code && code <= last);

const sheet = inProject('packages/ui/src/theme/ownFace.css');

/** The sheet that comes with the whole face. */
const published = path.join(path.dirname(WHOLE), '..', 'wght.css');

/** The characters for which a style sheet has a file fetched. */
function rangeOf(file: string, within: string) {
  const css = readFileSync(within, 'utf8');
  const rule = css.split('@font-face').find((face) => face.includes(file)) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
  const bounds = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );
  return (code: number) => bounds.some(([first, last]) => first <= code && code <= last);
}

let whole: Read;
let ours: Read;

beforeAll(async () => {
  [whole, ours] = await Promise.all([readFace(WHOLE), readFace(SUBSET)]);
});

const weigh = (weight: number) => {
  for (const { font } of [whole, ours]) font.setVariations([new Variation('wght', weight)]);
};

/** The lines that ours sets otherwise than the whole face, or not at all. */
const setOtherwise = (lines: readonly string[], features?: Feature[]) =>
  lines.filter((line) => {
    const set = drawn(line, ours, features);
    return set === null || JSON.stringify(set) !== JSON.stringify(drawn(line, whole, features));
  });

describe('the first part of our own face', () => {
  test('has what the whole has of its ranges, and its licence', () => {
    const has = [...ours.face.collectUnicodes()];
    expect(has).toEqual([...whole.face.collectUnicodes()].filter(isOurs));
    expect(has.length).toBeGreaterThan(100);
    const [here, there] = [SUBSET, WHOLE].map((file) =>
      readFileSync(path.join(path.dirname(file), '..', 'LICENSE'), 'utf8'),
    );
    expect(here).toBe(there);
    expect(here).toContain('SIL OPEN FONT LICENSE');
  });

  test('is fetched for them, and the rest of the whole for the rest', () => {
    const whole = rangeOf(path.basename(WHOLE), published);
    const [first, rest] = [SUBSET, WHOLE].map((file) => rangeOf(path.basename(file), sheet));
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    expect(codes.filter((code) => first?.(code))).toEqual(codes.filter(isOurs));
    expect(codes.filter((code) => rest?.(code))).toEqual(
      codes.filter((code) => whole(code) && !isOurs(code)),
    );
  });

  test('sets every two characters beside each other as the whole face does', () => {
    const characters = [...ours.face.collectUnicodes()].map((code) => String.fromCodePoint(code));
    const pairs = characters.flatMap((left) => characters.map((right) => left + right));
    weigh(650);
    expect(setOtherwise(pairs)).toEqual([]);
  });

  test('has the box that stands for a letter that no face has', () => {
    weigh(650);
    expect(ours.font.glyphToPath(0)).not.toBe('');
    expect(ours.font.glyphToPath(0)).toBe(whole.font.glyphToPath(0));
  });

  test.each(WEIGHTS)('draws every character of weight %i, and figures of one width', (weight) => {
    const line = String.fromCodePoint(...ours.face.collectUnicodes());
    weigh(weight);
    expect(setOtherwise([line])).toEqual([]);
    expect(setOtherwise([line], [new Feature('tnum')])).toEqual([]);
    const figures = [...'0123456789'].map((figure) => drawn(figure, ours, [new Feature('tnum')]));
    const widths = new Set(figures.map((set) => JSON.stringify(set?.[0]?.[1])));
    expect(widths.size).toBe(1);
  });
});
