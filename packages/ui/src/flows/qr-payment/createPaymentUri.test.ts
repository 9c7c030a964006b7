import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawQrCode, type QrDrawing } from '../../components/QrCode';
import { createPaymentUri } from './createPaymentUri';

const PIXELS_PER_MODULE = 4;

/** Paints the drawing's path as a browser would: dark runs on white, RGBA. */
function renderPixels({ side, path }: QrDrawing) {
  const width = side * PIXELS_PER_MODULE;
  const rgba = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (
      let row = Number(y) * PIXELS_PER_MODULE;
      row < (Number(y) + 1) * PIXELS_PER_MODULE;
      row += 1
    ) {
      const from = (row * width + Number(x) * PIXELS_PER_MODULE) * 4;
      const to = from + Number(run) * PIXELS_PER_MODULE * 4;
      for (let pixel = from; pixel < to; pixel += 4) rgba.fill(0, pixel, pixel + 3);
    }
  }
  return { rgba, width };
}

function scanCode(text: string) {
  const { rgba, width } = renderPixels(drawQrCode(text));
  return jsQR(rgba, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

const lettersBetween = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const urdu = fc.string({
  unit: fc.oneof(lettersBetween(0x0620, 0x064a), lettersBetween(0x0671, 0x06d3), fc.constant(' ')),
  minLength: 1,
  maxLength: 80,
});
const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const amount = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n - 1n }), fc.nat(99))
  .map(([rupees, paisa]) => `${rupees}.${String(paisa).padStart(2, '0')}`);
const phone = fc.stringMatching(/^\+92 3\d{2} \d{7}$/);

describe('a rendered code, decoded from its pixels', () => {
  it.each([
    ['an English note', { to: '+92 300 1234567', amount: '1500', note: 'Chai & samosa = 50%' }],
    ['an Urdu note', { to: '+92 300 1234567', amount: '2500.50', note: 'دوپہر کا کھانا، شکریہ!' }],
    ['emoji', { to: '+92 300 1234567', amount: '0.01', note: '🎉 عید مبارک 🎉' }],
  ])('contains receiver, amount and %s', (_case, payment) => {
    const uri = new URL(scanCode(createPaymentUri(payment)) ?? '');
    expect(uri.href).toMatch(/^rad:pay\?/);
    expect(Object.fromEntries(uri.searchParams)).toEqual(payment);
  });

  it('contains only the receiver without an amount and a note', () => {
    expect(scanCode(createPaymentUri({ to: '+92 300 1234567' }))).toBe(
      'rad:pay?to=%2B92%20300%201234567',
    );
  });

  it('preserves any input', () => {
    fc.assert(
      fc.property(phone, amount, fc.oneof(urdu, anything), (to, requested, note) => {
        const uri = new URL(scanCode(createPaymentUri({ to, amount: requested, note })) ?? '');
        expect(Object.fromEntries(uri.searchParams)).toEqual({ to, amount: requested, note });
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
