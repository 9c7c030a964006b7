import { describe, expect, it } from 'vitest';
import { drawQrCode, QUIET_ZONE_MODULES } from './qrModules';

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

  it('rejects text that no code can hold', () => {
    expect(() => drawQrCode('x'.repeat(3000))).toThrow(RangeError);
  });
});
