import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from '../../components/QrCode';
import { rasterizeQrCode } from '../../testing/rasterizeQrCode';
import { createPaymentCode } from '../qr-payment';
import { findCode, getDecodedSize, listRegions, type Region, type Size } from './findCodes';

const WEBSITE = 'https://example.com';
const payment = createPaymentCode({ name: 'Tea House', to: '+92 300 7654321', city: 'Lahore' });

interface PlacedCode {
  text: string;
  x: number;
  y: number;
  pixelsPerModule: number;
}

/** Returns the brightness of each pixel of a photo: codes on a dark, textured background. */
function takePhoto(codes: readonly PlacedCode[]) {
  const rasters = codes.map(({ text, x, y, pixelsPerModule }) => {
    const { data, width } = rasterizeQrCode(drawQrCode(text), pixelsPerModule);
    return { data, width, x, y };
  });
  return (x: number, y: number): number => {
    const found = rasters.find(
      (it) => x >= it.x && y >= it.y && x < it.x + it.width && y < it.y + it.width,
    );
    if (found) return found.data[((y - found.y) * found.width + (x - found.x)) * 4] ?? 0;
    return 60 + ((x * 31 + y * 17) % 40);
  };
}

/** Scales a region to the nearest pixels, and decodes it. */
function createDecode(brightness: (x: number, y: number) => number, counts = { calls: 0 }) {
  return async (region: Region): Promise<readonly string[]> => {
    counts.calls += 1;
    const { width, height } = getDecodedSize(region);
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    const step = region.width / width;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const value = brightness(
          Math.floor(region.x + (x + 0.5) * step),
          Math.floor(region.y + (y + 0.5) * step),
        );
        data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
    try {
      return [decodeQR({ data, width, height })];
    } catch {
      return [];
    }
  };
}

describe('findCode', () => {
  const twelveMegapixels: Size = { width: 4000, height: 3000 };

  it('finds a small code in a photo of 12 megapixels', async () => {
    const photo = takePhoto([{ text: payment, x: 2900, y: 2100, pixelsPerModule: 5 }]);
    const decode = createDecode(photo);
    expect(await decode({ x: 0, y: 0, ...twelveMegapixels })).toEqual([]);
    expect(await findCode(twelveMegapixels, decode)).toBe(payment);
  });

  it('prefers the payment code to another one beside it', async () => {
    const size = { width: 1600, height: 1200 };
    const photo = takePhoto([
      { text: WEBSITE, x: 100, y: 100, pixelsPerModule: 14 },
      { text: payment, x: 1000, y: 700, pixelsPerModule: 8 },
    ]);
    expect(await findCode(size, createDecode(photo))).toBe(payment);
  });

  it('returns another code if there is no payment code', async () => {
    const photo = takePhoto([{ text: WEBSITE, x: 100, y: 100, pixelsPerModule: 10 }]);
    expect(await findCode({ width: 800, height: 600 }, createDecode(photo))).toBe(WEBSITE);
  });

  it('decodes only once if the whole image has a payment code', async () => {
    const counts = { calls: 0 };
    const photo = takePhoto([{ text: payment, x: 100, y: 50, pixelsPerModule: 8 }]);
    // As in an `ImageBitmap`, width and height are not own properties.
    const image: Size = Object.create({ width: 800, height: 600 });
    expect(await findCode(image, createDecode(photo, counts))).toBe(payment);
    expect(counts.calls).toBe(1);
  });

  it('returns null for an image without a code', async () => {
    expect(await findCode({ width: 800, height: 600 }, async () => [])).toBeNull();
    expect(await findCode({ width: 0, height: 0 }, async () => [WEBSITE])).toBeNull();
  });
});

describe('listRegions', () => {
  it.each([
    [{ width: 640, height: 480 }, 10],
    [{ width: 4000, height: 3000 }, 59],
  ])('splits %j into parts within it', (size, count) => {
    const regions = listRegions(size);
    expect(regions).toHaveLength(count);
    for (const { x, y, width, height } of regions) {
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(y + height).toBeLessThanOrEqual(size.height);
    }
  });

  it('reaches the pixels of the photo', () => {
    const smallest = listRegions({ width: 4000, height: 3000 }).at(-1);
    expect(smallest).toMatchObject({ width: 1000, height: 750 });
    expect(getDecodedSize({ width: 1000, height: 750 })).toEqual({ width: 1000, height: 750 });
  });
});
