import { PNG } from 'pngjs';
import encodeQR from 'qr';

export function renderCodeImage(text: string): Buffer {
  const scale = 8;
  const rows = encodeQR(text, 'raw', { border: 4, scale });
  const png = new PNG({ width: rows.length, height: rows.length });
  rows.flat().forEach((isDark, index) => {
    png.data.fill(isDark ? 0 : 255, index * 4, index * 4 + 3);
    png.data[index * 4 + 3] = 255;
  });
  return PNG.sync.write(png);
}
