import type { ColorTokens } from '../colorTokens';
import { createThemeValues, type ThemeValues } from '../createThemeValues';
import { checkContrast, type ColorScheme } from './checkContrast';
import { deriveColors, type Seeds } from './deriveColors';
import { readColor, readColors, requireEveryRole } from './readColors';

interface ThemeBasics {
  /** Name of the theme in error messages. @default 'unnamed' */
  name?: string;
  /** @default Figtree, included in `@rad-wallet/ui/theme/fonts.css`; the app must load any other font */
  fontFamily?: string;
}

/** Brand colours from which all other roles derive, in any CSS notation without variables. */
export interface BrandTheme extends ThemeBasics {
  /** Used for primary buttons, links and selections. Unchanged in light; a paler colour of the same hue in dark. */
  brand: string;
  /** Used for the balance card and other panels. Unchanged in light, darker in dark. @default the brand */
  hero?: string;
  /** Used for the panels' focus ring and ornament; only its hue matters. @default the brand */
  accent?: string;
  /** Hue of surfaces, borders and text; a grey makes them neutral. @default the brand */
  tint?: string;
  /** Explicit roles for the light scheme; dependent roles are derived from them. */
  light?: Partial<ColorTokens>;
  /** Explicit roles for the dark scheme; dependent roles are derived from them. */
  dark?: Partial<ColorTokens>;
}

/** Two complete palettes, from which no roles are derived. */
export interface PaletteTheme extends ThemeBasics {
  brand?: undefined;
  light: ColorTokens;
  dark: ColorTokens;
}

export interface Theme {
  readonly name: string;
  readonly light: ThemeValues;
  readonly dark: ThemeValues;
}

/** @throws TypeError if the value contains characters that would end its CSS declaration */
function readFontFamily(theme: string, written: string | undefined): string | undefined {
  if (written === undefined || /^[^;{}]+$/.test(written)) return written;
  throw new TypeError(`The theme "${theme}" has no font family that CSS could read: '${written}'.`);
}

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
    // Light uses brand and hero unchanged; dark derives its colours from them.
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
 * Creates a theme. Call it at build time, because it loads a colour library.
 * @throws TypeError if a colour is invalid, or translucent where it must be opaque
 * @throws ContrastError if text, a control’s border or a focus ring has too little contrast
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
