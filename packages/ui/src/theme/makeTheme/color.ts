import {
  ColorSpace,
  contrastWCAG21,
  getColor,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  serialize,
  sRGB,
  to,
  toGamut,
} from 'colorjs.io/fn';

// Colour spaces that design tools export. colorjs.io parses only registered ones.
for (const space of [sRGB, HSL, HWB, Lab, LCH, OKLab, OKLCH, P3]) ColorSpace.register(space);

/** An OKLCH colour: lightness from 0 to 1, chroma from 0 (grey) to about 0.4, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

type ParsedColor = Parameters<typeof to>[0];

const toSrgbHex = (color: ParsedColor) =>
  serialize(toGamut(to(color, 'srgb')), { format: 'hex', collapse: false });

/** Out-of-gamut colours are mapped to the nearest sRGB colour. Undefined if the colour is invalid. */
export function toHex(written: string): string | undefined {
  try {
    const hex = toSrgbHex(getColor(written.trim()));
    return /^#([\da-f]{6}|[\da-f]{8})$/.test(hex) ? hex : undefined;
  } catch {
    return undefined;
  }
}

export function toOklch(color: string): Lch {
  const [l, c, h] = to(getColor(color), 'oklch').coords;
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 };
}

export const oklchToHex = ({ l, c, h }: Lch) =>
  toSrgbHex({ space: OKLCH, coords: [Math.min(Math.max(l, 0), 1), Math.max(c, 0), h], alpha: 1 });

/** Converts `#rrggbb` and an alpha from 0 to 1 to a CSS colour. */
export function withAlpha(color: string, alpha: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

export const getContrast = (a: string, b: string) => contrastWCAG21(a, b);

export interface ContrastRequirement {
  on: string;
  ratio: number;
}

/** Safety margin, because other tools compute luminance with slightly different constants. */
const CONTRAST_MARGIN = 0.01;

export const meetsContrast = (color: string, needs: readonly ContrastRequirement[]) =>
  needs.every(({ on, ratio }) => getContrast(color, on) >= ratio + CONTRAST_MARGIN);

const LIGHTNESS_STEP = 0.005;

/** Returns the colour if readable, otherwise the nearest readable one of the same hue; undefined if there is none. */
export function findReadableColor(
  color: string,
  needs: readonly ContrastRequirement[],
): string | undefined {
  if (meetsContrast(color, needs)) return color;
  const from = toOklch(color);
  for (let step = LIGHTNESS_STEP; step <= 1; step += LIGHTNESS_STEP) {
    for (const l of [from.l - step, from.l + step]) {
      if (l < -LIGHTNESS_STEP || l > 1 + LIGHTNESS_STEP) continue;
      const candidate = oklchToHex({ ...from, l });
      if (meetsContrast(candidate, needs)) return candidate;
    }
  }
  // The search may not reach black or white exactly, so try them separately.
  return ['#ffffff', '#000000'].find((end) => meetsContrast(end, needs));
}
