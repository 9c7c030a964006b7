import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const MARGIN_PX = 8;

/** Per-pixel tolerance, 0 to 1: about two of 255 colour steps, because processors round gradients differently. */
const COLOR_TOLERANCE = 0.01;

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
