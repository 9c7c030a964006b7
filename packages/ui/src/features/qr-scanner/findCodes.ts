import { parsePaymentCode } from '../qr-payment';

/** A part of an image, in px. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Regions are scaled down to this width or height, in px, so that decoding one takes only a few milliseconds. */
export const LONGEST_SIDE = 1024;

/**
 * Returns overlapping regions with `1/parts` of the image's width and height. Any code up to half that size is entirely
 * inside one of them.
 */
export function splitImage({ width, height }: Size, parts: number): Region[] {
  const steps = Array.from({ length: parts * 2 - 1 }, (_, step) => step / (parts * 2));
  return steps.flatMap((y) =>
    steps.map((x) => ({
      x: x * width,
      y: y * height,
      width: width / parts,
      height: height / parts,
    })),
  );
}

/**
 * Lists regions to search for codes, from the whole image to smaller parts. A decoder reads only one code per region,
 * and none whose modules are smaller than a pixel after scaling. docs/rules.md QR-13.
 */
export function listRegions(size: Size): Region[] {
  const { width, height } = size;
  const longest = Math.max(width, height);
  if (longest === 0) return [];
  const regions = [{ x: 0, y: 0, width, height }, ...splitImage(size, 2)];
  for (let parts = 4; longest / parts > LONGEST_SIDE / 2; parts *= 2) {
    regions.push(...splitImage(size, parts));
  }
  return regions;
}

/** Returns the size to which a region is scaled before decoding. */
export function getDecodedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const isPaymentCode = (text: string): boolean => parsePaymentCode(text) !== null;

/** Sorts payment codes before other codes. */
export const sortPaymentsFirst = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((a, b) => Number(isPaymentCode(b)) - Number(isPaymentCode(a)));

/** Returns the payment code in an image or, without one, any other code; null if there is none. */
export async function findCode(
  size: Size,
  decode: (region: Region) => Promise<readonly string[]>,
): Promise<string | null> {
  let other: string | null = null;
  for (const region of listRegions(size)) {
    const [text] = sortPaymentsFirst(await decode(region));
    if (text !== undefined && isPaymentCode(text)) return text;
    other ??= text ?? null;
  }
  return other;
}
