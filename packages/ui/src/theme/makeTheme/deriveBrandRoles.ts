import type { ColorTokens } from '../colorTokens';
import type { ColorScheme } from './checkContrast';
import { oklchToHex, toOklch, type Lch } from './color';
import { chooseTextColor } from './chooseTextColor';

/** In the dark scheme, the brand colour is a paler one of the same hue, readable but not glaring. */
function deriveDarkBrand({ l, c, h }: Lch): string {
  // A black or grey brand colour must be even paler, so that it does not look disabled.
  const grey = 1 - Math.min(c / 0.05, 1);
  return oklchToHex({ l: Math.max(l, 0.755 + 0.165 * grey), c: Math.min(c * 1.3, 0.13), h });
}

/**
 * Pressed colours move away from the text colour in lightness, unless the brand is too dark for a visible difference.
 */
function pressDirection(brand: Lch, onBrand: string): 1 | -1 {
  const isPaleInk = toOklch(onBrand).l > brand.l;
  return isPaleInk && brand.l > 0.3 ? -1 : 1;
}

/**
 * @param seed the brand colour that the app set
 * @param given explicit roles
 */
export function deriveBrandRoles(
  scheme: ColorScheme,
  seed: Lch,
  given: Partial<ColorTokens>,
): Partial<ColorTokens> {
  const brand = given.brand ?? deriveDarkBrand(seed);
  const { l, c, h } = toOklch(brand);
  const onBrand = given.onBrand ?? chooseTextColor(brand, scheme);
  const direction = pressDirection({ l, c, h }, onBrand);
  const derivePressed = (by: number, share: number) =>
    oklchToHex({ l: l + direction * by, c: c * share, h });
  const deriveSoft = (lightness: number, share: number, most: number) =>
    oklchToHex({ l: lightness, c: Math.min(seed.c * share, most), h });
  const roles = {
    brand,
    onBrand,
    brandHover: derivePressed(0.045, 0.9),
    brandPressed: derivePressed(0.09, 0.78),
  };
  return scheme === 'light'
    ? {
        ...roles,
        brandSoft: deriveSoft(0.939, 0.21, 0.03),
        brandSoftHover: deriveSoft(0.905, 0.33, 0.048),
        onBrandSoft: oklchToHex({ l: Math.min(Math.max(l - 0.06, 0.2), 0.4), c: c * 0.85, h }),
      }
    : {
        ...roles,
        brandSoft: deriveSoft(0.3, 0.5, 0.065),
        brandSoftHover: deriveSoft(0.358, 0.6, 0.08),
        onBrandSoft: deriveSoft(0.864, 0.8, 0.075),
      };
}
