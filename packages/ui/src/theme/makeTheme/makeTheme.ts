import type { ColorTokens } from '../colorTokens';
import { createThemeValues, type ThemeValues } from '../createThemeValues';
import { checkContrast, type ColorScheme } from './checkContrast';
import { deriveColors, type Seeds } from './deriveColors';
import { readColor, readColors, requireEveryRole } from './readColors';

interface ThemeBasics {
  /** What errors call it. @default 'unnamed' */
  name?: string;
  /** The typeface as CSS writes it; load it yourself. @default Figtree, which `@rad-wallet/ui/theme/fonts.css` brings */
  fontFamily?: string;
}

/**
 * A brand: a few colours, from which every role is derived, and single roles that are set by hand. A colour
 * is what CSS can write without a variable: hex, `rgb()`, `hsl()`, `oklch()`, a name.
 */
export interface BrandTheme extends ThemeBasics {
  /** Primary buttons, links, what is chosen. Kept to the letter in light; dark has a paler one of its hue. */
  brand: string;
  /** The balance card and other panels. Kept to the letter in light, deepened in dark. @default the brand */
  hero?: string;
  /** The ring of the keyboard's focus, and the ornament of the panels. Lends its hue. @default the brand */
  accent?: string;
  /** What papers, lines and texts lean to. Lends its hue; a grey keeps them neutral. @default the brand */
  tint?: string;
  /** Roles of light that are given, not derived. What leans on one of them follows it. */
  light?: Partial<ColorTokens>;
  /** Roles of dark that are given, not derived. What leans on one of them follows it. */
  dark?: Partial<ColorTokens>;
}

/** Both palettes by hand, every role of them: nothing is derived. */
export interface PaletteTheme extends ThemeBasics {
  brand?: undefined;
  /** Every role in light. */
  light: ColorTokens;
  /** Every role in dark. */
  dark: ColorTokens;
}

/** A theme that has passed its contrast check. */
export interface Theme {
  readonly name: string;
  /** Every token's value in light. */
  readonly light: ThemeValues;
  /** Every token's value in dark. */
  readonly dark: ThemeValues;
}

/** @throws TypeError when the value would end its CSS declaration */
function readFontFamily(theme: string, written: string | undefined): string | undefined {
  if (written === undefined || /^[^;{}]+$/.test(written)) return written;
  throw new TypeError(`The theme "${theme}" has no font family that CSS could read: '${written}'.`);
}

/** The roles that are given, by scheme, and the palettes that they are part of. */
function resolveColors(theme: string, source: BrandTheme | PaletteTheme) {
  if (source.brand === undefined) {
    const read = (scheme: ColorScheme) => {
      requireEveryRole(theme, scheme, source[scheme]);
      return readColors(theme, scheme, source[scheme]);
    };
    const palettes = { light: read('light'), dark: read('dark') };
    return { given: palettes, palettes };
  }
  const { brand, hero = brand, accent = brand, tint = brand, light = {}, dark = {} } = source;
  const seeds: Seeds = {
    brand: readColor(theme, 'brand', brand),
    hero: readColor(theme, 'hero', hero),
    accent: readColor(theme, 'accent', accent),
    tint: readColor(theme, 'tint', tint),
  };
  const given = {
    // In light the two are the very colours; in dark they are made from them.
    light: { brand: seeds.brand, hero: seeds.hero, ...readColors(theme, 'light', light) },
    dark: readColors(theme, 'dark', dark),
  };
  const palettes = {
    light: deriveColors('light', seeds, given.light),
    dark: deriveColors('dark', seeds, given.dark),
  };
  return { given, palettes };
}

/**
 * Makes a whole theme, light and dark, from a few colours of a brand, or checks one that is set by hand.
 * Meant for build time: it brings a colour library along, which no page needs.
 *
 * @throws TypeError for a colour that cannot be read, or that is translucent where it may not be
 * @throws ContrastError when text, a control's border or a focus ring has too little contrast
 */
export function makeTheme(source: BrandTheme | PaletteTheme): Theme {
  const { name = 'unnamed' } = source;
  const fontFamily = readFontFamily(name, source.fontFamily);
  const { given, palettes } = resolveColors(name, source);
  checkContrast(name, palettes, given);
  return {
    name,
    light: createThemeValues(palettes.light, fontFamily),
    dark: createThemeValues(palettes.dark, fontFamily),
  };
}
