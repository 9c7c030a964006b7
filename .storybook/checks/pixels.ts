import { inflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const MARGIN_PX = 8;

/** Per-pixel tolerance, 0 to 1: about two of 255 colour steps, because processors round gradients differently. */
const COLOR_TOLERANCE = 0.01;

const HEADER = { width: 16, height: 20, format: 24, chunks: 33 } as const;
/** Eight bits of red, green and blue, without interlacing. */
const RGB = Buffer.from([8, 2, 0, 0, 0]);
const [NO_FILTER, ROW_ABOVE] = [0, 2];

/** Returns the contents of the chunks of pixels, decompressed. */
function readRows(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = HEADER.chunks, size = 0; at < png.length; at += 12 + size) {
    size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + size));
    }
  }
  return inflateSync(Buffer.concat(parts));
}

/** Returns the rows of pixels, without their filter; undefined if the format or a filter is another one. */
function readPixels(png: Buffer): Buffer[] | undefined {
  if (!png.subarray(HEADER.format, HEADER.format + RGB.length).equals(RGB)) return undefined;
  const rows = readRows(png);
  const size = 1 + png.readUInt32BE(HEADER.width) * 3;
  const pixels: Buffer[] = [];
  for (let at = 0; at < rows.length; at += size) {
    const filter = rows[at];
    const row = rows.subarray(at + 1, at + size);
    const above = pixels.at(-1);
    if (filter === ROW_ABOVE && above) {
      for (let index = 0; index < row.length; index += 1)
        row[index] = (row[index] ?? 0) + (above[index] ?? 0);
    } else if (filter !== NO_FILTER && filter !== ROW_ABOVE) return undefined;
    pixels.push(row);
  }
  return pixels;
}

/**
 * Whether two screenshots are known to be the same, without decoding them to pixels with transparency, which takes
 * three times as long. Reads only the formats of the browser and of our baselines.
 */
export function haveSamePixels(png: Buffer, other: Buffer): boolean {
  const [width, otherWidth] = [png, other].map((it) => it.readUInt32BE(HEADER.width));
  const pixels = readPixels(png);
  const otherPixels = readPixels(other);
  return (
    pixels !== undefined &&
    width === otherWidth &&
    pixels.length === otherPixels?.length &&
    pixels.every((row, index) => otherPixels[index]?.equals(row))
  );
}

export const decodePng = (png: Buffer): PNG => PNG.sync.read(png);

/** Encodes a PNG. Use `small` for baselines, because they are committed. */
export const encodePng = (image: PNG, compression: 'small' | 'fast'): Buffer =>
  PNG.sync.write(image, {
    colorType: 2,
    filterType: 0,
    deflateStrategy: 0,
    deflateLevel: compression === 'small' ? 9 : 1,
  });

export const isSameImage = (one: PNG, other: PNG): boolean =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

interface Difference {
  message: string;
  /** The differing pixels in red; missing if the sizes differ. */
  image?: PNG;
}

/** Returns null if at most `tolerance` pixels differ. */
export function compare(screenshot: PNG, baseline: PNG, tolerance: number): Difference | null {
  const { width, height } = screenshot;
  if (width !== baseline.width || height !== baseline.height) {
    const expected = `${baseline.width} × ${baseline.height}`;
    return { message: `${width} × ${height} px instead of ${expected} px` };
  }
  const image = new PNG({ width, height });
  const count = pixelmatch(screenshot.data, baseline.data, image.data, width, height, {
    threshold: COLOR_TOLERANCE,
    includeAA: true,
  });
  return count > tolerance ? { message: `${count} px differ`, image } : null;
}

/** Crops to the area that differs from the first pixel, plus a margin. */
export function crop(screenshot: PNG): PNG {
  const { width, height, data } = screenshot;
  const background = data.readUInt32BE(0);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data.readUInt32BE((y * width + x) * 4) === background) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (right === 0) return screenshot;
  left = Math.max(0, left - MARGIN_PX);
  top = Math.max(0, top - MARGIN_PX);
  right = Math.min(width, right + MARGIN_PX);
  bottom = Math.min(height, bottom + MARGIN_PX);
  const part = new PNG({ width: right - left, height: bottom - top });
  PNG.bitblt(screenshot, part, left, top, part.width, part.height, 0, 0);
  return part;
}
