import type { ColorScheme } from './checkContrast';
import { hexOfLch, lchOf, meets, nearestReadable } from './color';

/** The ink for texts on a colour: a white where that can be read, else a dark one of its hue. */
export function inkOn(color: string, scheme: ColorScheme): string {
  const needs = [{ on: color, ratio: 4.5 }];
  const { c, h } = lchOf(color);
  // In the dark, pure white would glare.
  const white = scheme === 'light' ? '#ffffff' : hexOfLch({ l: 0.973, c: Math.min(c, 0.008), h });
  if (meets(white, needs)) return white;
  const ink = hexOfLch({ l: 0.235, c: Math.min(c, 0.05), h });
  return nearestReadable(ink, needs) ?? ink;
}
