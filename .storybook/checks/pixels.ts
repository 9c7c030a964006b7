import { PNG } from 'pngjs';

/** What stays around what is cut out, CSS pixels. */
const MARGIN = 8;

/** The one place that knows how a picture is read. */
export const unpack = (png: Buffer): PNG => PNG.sync.read(png);

/** As small as it gets where it is kept: pictures are drawn once and cloned for ever. */
export const pack = (picture: PNG, how: 'small' | 'fast' = 'small'): Buffer =>
  PNG.sync.write(picture, {
    colorType: 2,
    filterType: 0,
    deflateStrategy: 0,
    deflateLevel: how === 'small' ? 9 : 1,
  });

export const hasSameSize = (one: PNG, other: PNG): boolean =>
  one.width === other.width && one.height === other.height;

export const isSame = (one: PNG, other: PNG): boolean =>
  hasSameSize(one, other) && one.data.equals(other.data);

/** The part of a picture that is not of the colour of its first pixel, with a margin; all of it where there is none. */
export function cutOut(picture: PNG): PNG {
  const { width, height, data } = picture;
  const ground = data.readUInt32BE(0);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data.readUInt32BE((y * width + x) * 4) === ground) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (right === 0) return picture;
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  right = Math.min(width, right + MARGIN);
  bottom = Math.min(height, bottom + MARGIN);
  const part = new PNG({ width: right - left, height: bottom - top });
  PNG.bitblt(picture, part, left, top, part.width, part.height, 0, 0);
  return part;
}
