// What a face makes of a line, as HarfBuzz lays it out: for tests that hold a subset to the whole.
import { convert } from 'fontverter';
import { readFileSync } from 'node:fs';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import pLimit from 'p-limit';

/** What unpacks has one memory for all. */
const oneAtATime = pLimit(1);

/** A web font, as a shaper reads it. */
export async function readFace(file: string) {
  const unpacked = await oneAtATime(() => convert(readFileSync(file), 'truetype'));
  const face = new Face(new Blob(new Uint8Array(unpacked).buffer));
  return { face, font: new Font(face) };
}

/** The glyphs of a line, drawn and placed; null where one is missing. */
export function drawn(
  text: string,
  { font }: { font: Font },
  features?: Parameters<typeof shape>[2],
) {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line, features);
  const places = line.getGlyphPositions();
  const glyphs = line.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => ({
    glyph,
    drawing: [cluster, places[index], font.glyphToPath(glyph)],
  }));
  return glyphs.some(({ glyph }) => glyph === 0) ? null : glyphs.map(({ drawing }) => drawing);
}
