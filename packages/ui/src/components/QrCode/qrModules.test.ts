import { scanImageData } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQrCode, QUIET_ZONE_MODULES } from './qrModules';
import { rasterizeQrCode } from '../../testing/rasterizeQrCode';

/** Common Urdu names, short enough for a decoder to mistake their UTF-8 bytes for another encoding. */
const URDU_NAMES =
  'رضا عباس سعد علی حسن حسین احمد محمد عمر عثمان ابوبکر بلال حمزہ زید فاطمہ عائشہ خدیجہ زینب مریم سارہ ' +
  'ثنا حنا نادیہ شازیہ رابعہ صائمہ کنول ماہم اقراء ایمان فہد فیصل کامران عمران عدنان ارسلان دانش شہزاد نوید وسیم ' +
  'طارق خالد راشد ساجد ماجد واجد شاہد زاہد عابد جاوید اکرم اسلم اشرف انور اختر یوسف یعقوب ابراہیم اسماعیل موسی ' +
  'ہارون داؤد سلیمان یونس ایوب زکریا یحیی عیسی شعیب صالح';

const decoders: [string, (text: string) => Promise<string | undefined>][] = [
  ['qr', async (text) => decodeQR(rasterizeQrCode(drawQrCode(text)))],
  [
    'zbar',
    async (text) =>
      (await scanImageData(rasterizeQrCode(drawQrCode(text)) as ImageData))[0]?.decode(),
  ],
];

describe('drawQrCode', () => {
  it('leaves the quiet zone empty', () => {
    const { side, path } = drawQrCode('rad:pay?to=1');
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(QUIET_ZONE_MODULES);
      expect(Number(y)).toBeGreaterThanOrEqual(QUIET_ZONE_MODULES);
      expect(Number(y)).toBeLessThan(side - QUIET_ZONE_MODULES);
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(side - QUIET_ZONE_MODULES);
    }
  });

  it('has four quiet modules on each side', () => {
    expect(drawQrCode('rad:pay?to=1').side).toBe(21 + 2 * 4);
  });

  it('holds 2331 bytes, and rejects longer text', () => {
    expect(drawQrCode('x'.repeat(2331)).side).toBe(177 + 2 * 4);
    expect(() => drawQrCode('x'.repeat(2332))).toThrow(RangeError);
  });

  it.each([
    ['رضا', [26]],
    ['Zoë', [26]],
    ['000201 https://example.com', []],
  ])('declares the encoding of %j only if it is not ASCII', (text, expected) => {
    const { data, width, height } = rasterizeQrCode(drawQrCode(text));
    const segments = jsQR(data, width, height)?.chunks ?? [];
    const declared = segments.flatMap((segment) =>
      'assignmentNumber' in segment ? [segment.assignmentNumber] : [],
    );
    expect(declared).toEqual(expected);
  });

  it.each(decoders)('draws text in any script for the decoder %s', async (_name, decode) => {
    for (const text of [...URDU_NAMES.split(' '), 'Zoë', '最佳运输', 'ABC 123', '12345678']) {
      expect(await decode(text)).toBe(text);
    }
  });
});
