import { PNG } from 'pngjs';

const MARGIN_PX = 8;

export const decodePng = (png: Buffer): PNG => PNG.sync.read(png);

/** Encodes a PNG. Use `small` for baselines, because they are committed. */
export const encodePng = (picture: PNG, compression: 'small' | 'fast'): Buffer =>
  PNG.sync.write(picture, {
    colorType: 2,
    filterType: 0,
    deflateStrategy: 0,
    deflateLevel: compression === 'small' ? 9 : 1,
  });

export const isSameImage = (one: PNG, other: PNG): boolean =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/** Crops to the area that differs from the first pixel, plus a margin. */
export function crop(picture: PNG): PNG {
  const { width, height, data } = picture;
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
  if (right === 0) return picture;
  left = Math.max(0, left - MARGIN_PX);
  top = Math.max(0, top - MARGIN_PX);
  right = Math.min(width, right + MARGIN_PX);
  bottom = Math.min(height, bottom + MARGIN_PX);
  const part = new PNG({ width: right - left, height: bottom - top });
  PNG.bitblt(picture, part, left, top, part.width, part.height, 0, 0);
  return part;
}
