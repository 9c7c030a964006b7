import type { ColorTokens } from '../colorTokens';
import { createThemeValues, type ThemeValues } from '../createThemeValues';
import { checkContrast, type ColorScheme } from './checkContrast';
import { deriveColors, type Seeds } from './deriveColors';
import { readColor, readColors, requireEveryRole } from './readColors';

interface ThemeBasics {
  /** Its name in errors. @default 'unnamed' */
  name?: string;
  /** The CSS font family; load it yourself. @default Figtree, which is in `@rad-wallet/ui/theme/fonts.css` */
  fontFamily?: string;
}

/**
 * A brand: a few colours from which all roles are derived, and roles that are set explicitly. A colour is any CSS
 * colour without variables: hex, `rgb()`, `hsl()`, `oklch()`, a name.
 */
export interface BrandTheme extends ThemeBasics {
  /** Primary buttons, links and selections. Used unchanged in light; dark has a paler colour of its hue. */
  brand: string;
  /** The balance card and other panels. Used unchanged in light, darker in dark. @default the brand */
  hero?: string;
  /** The focus ring and the ornament of the panels; only its hue is used. @default the brand */
  accent?: string;
  /** The hue of surfaces, lines and texts; a grey keeps them neutral. @default the brand */
  tint?: string;
  /** Roles of light that are set explicitly. Dependent roles follow them. */
  light?: Partial<ColorTokens>;
  /** Roles of dark that are set explicitly. Dependent roles follow them. */
  dark?: Partial<ColorTokens>;
}

/** Two complete palettes: nothing is derived. */
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

/** The explicit roles, by scheme, and the palettes that contain them. */
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
    // Light uses the two colours unchanged; dark derives its own from them.
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
 * Makes a theme, light and dark, from a few colours of a brand, or checks complete palettes. For build time: it
 * includes a colour library, which no page needs.
 * @throws TypeError for an invalid colour, or a translucent one where it must be opaque
 * @throws ContrastError when text, a control’s border or a focus ring has too little contrast
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
