import type { QrDrawing } from '../components/QrCode';

const PIXELS_PER_MODULE = 4;

/** RGBA pixels, as in the browser's `ImageData`. */
export interface Raster {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** Renders a QR code's path like a browser: dark modules on white. */
export function rasterizeQrCode({ side, path }: QrDrawing, scale = PIXELS_PER_MODULE): Raster {
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * width + Number(x) * scale) * 4;
      const to = from + Number(run) * scale * 4;
      for (let pixel = from; pixel < to; pixel += 4) data.fill(0, pixel, pixel + 3);
    }
  }
  return { data, width, height: width };
}
