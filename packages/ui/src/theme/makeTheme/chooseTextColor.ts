import type { ColorScheme } from './checkContrast';
import { oklchToHex, toOklch, meetsContrast, findReadableColor } from './color';

/** Returns a text colour for a background: white if readable, otherwise a dark colour of the same hue. */
export function chooseTextColor(color: string, scheme: ColorScheme): string {
  const needs = [{ on: color, ratio: 4.5 }];
  const { c, h } = toOklch(color);
  // In the dark scheme, pure white would be too bright.
  const white = scheme === 'light' ? '#ffffff' : oklchToHex({ l: 0.973, c: Math.min(c, 0.008), h });
  if (meetsContrast(white, needs)) return white;
  const ink = oklchToHex({ l: 0.235, c: Math.min(c, 0.05), h });
  return findReadableColor(ink, needs) ?? ink;
}
