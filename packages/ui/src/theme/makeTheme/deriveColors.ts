import type { ColorTokens } from '../colorTokens';
import { dark } from '../dark';
import { light } from '../light';
import { deriveBrandRoles } from './deriveBrandRoles';
import type { ColorScheme } from './checkContrast';
import { oklchToHex, toOklch, findReadableColor, withAlpha, type Lch } from './color';
import { contrastPairs, getContrastRequirements } from './contrastPairs';
import { deriveHeroRoles } from './deriveHeroRoles';
import { FULL_TINT_CHROMA, derivedTones } from './tones';

/** The brand colours from which all roles derive, each as `#rrggbb`. */
export interface Seeds {
  brand: string;
  hero: string;
  accent: string;
  tint: string;
}

const palettes = { light, dark };

function deriveQuietRoles(scheme: ColorScheme, tint: Lch): Partial<ColorTokens> {
  const share = Math.min(tint.c / FULL_TINT_CHROMA, 1);
  const shade = (l: number, c: number) => oklchToHex({ l, c: c * share, h: tint.h });
  const roles = Object.entries(derivedTones[scheme]).map(([role, [l, c]]) => [role, shade(l, c)]);
  // Scrim and shadow are tinted in the light scheme; in the dark scheme they stay black, as in our own palette.
  const shadows = scheme === 'light' && {
    scrim: withAlpha(shade(0.19, 0.03), 0.5),
    shadow: withAlpha(shade(0.25, 0.036), 0.1),
  };
  return { ...(Object.fromEntries(roles) as Partial<ColorTokens>), ...shadows };
}

function deriveFocusRole(scheme: ColorScheme, accent: Lch): Partial<ColorTokens> {
  const l = scheme === 'light' ? Math.min(accent.l, 0.55) : Math.max(accent.l, 0.8);
  return { focus: oklchToHex({ ...accent, l }) };
}

/** Adjusts roles that were not set explicitly until they are readable. */
function deriveReadableInks(colors: ColorTokens, given: Partial<ColorTokens>): ColorTokens {
  const settled = { ...colors };
  for (const ink of new Set(contrastPairs.map((pair) => pair.ink))) {
    if (given[ink] !== undefined) continue;
    settled[ink] =
      findReadableColor(settled[ink], getContrastRequirements(ink, settled)) ?? settled[ink];
  }
  return settled;
}

/**
 * Roles with a fixed meaning use our own palettes and are adjusted only if they would be unreadable.
 * @param given explicit roles; dependent roles are derived from them
 */
export function deriveColors(
  scheme: ColorScheme,
  seeds: Seeds,
  given: Partial<ColorTokens>,
): ColorTokens {
  const brand = toOklch(seeds.brand);
  const hero = toOklch(seeds.hero);
  const accent = toOklch(seeds.accent);
  const colors: ColorTokens = {
    ...palettes[scheme],
    ...deriveQuietRoles(scheme, toOklch(seeds.tint)),
    ...deriveBrandRoles(scheme, brand, given),
    ...deriveHeroRoles(scheme, hero, accent, given),
    ...deriveFocusRole(scheme, accent),
    ...given,
  };
  return deriveReadableInks(colors, given);
}
