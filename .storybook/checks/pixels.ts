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

/** What holds every pixel of which `isIn` is true, by where it stands in the data; `undefined` where none is. */
function boundsOf({ width, height }: PNG, isIn: (at: number) => boolean) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isIn((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  return right === 0 ? undefined : { left, top, right, bottom };
}

/** Where two pictures differ, in words: a run may end where nobody can open its pictures. */
export function whereDifferent(one: PNG, other: PNG): string {
  if (!hasSameSize(one, other)) return 'size';
  const bounds = boundsOf(one, (at) => one.data.readUInt32BE(at) !== other.data.readUInt32BE(at));
  if (!bounds) return 'nothing';
  const { left, top, right, bottom } = bounds;
  return `${right - left} x ${bottom - top} pixels from (${left}, ${top})`;
}

/** The part of a picture that is not of the colour of its first pixel, with a margin; all of it where there is none. */
export function cutOut(picture: PNG): PNG {
  const { width, height, data } = picture;
  const ground = data.readUInt32BE(0);
  const bounds = boundsOf(picture, (at) => data.readUInt32BE(at) !== ground);
  if (!bounds) return picture;
  const left = Math.max(0, bounds.left - MARGIN);
  const top = Math.max(0, bounds.top - MARGIN);
  const right = Math.min(width, bounds.right + MARGIN);
  const bottom = Math.min(height, bounds.bottom + MARGIN);
  const part = new PNG({ width: right - left, height: bottom - top });
  PNG.bitblt(picture, part, left, top, part.width, part.height, 0, 0);
  return part;
}
