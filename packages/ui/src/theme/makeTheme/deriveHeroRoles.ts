import type { ColorTokens } from '../colorTokens';
import type { ColorScheme } from './checkContrast';
import { oklchToHex, toOklch, findReadableColor, type Lch } from './color';
import { chooseTextColor } from './chooseTextColor';

/** In the dark scheme, the panel is darker than in the light one, but still lighter than the page. */
const deriveDarkHero = ({ l, c, h }: Lch) =>
  oklchToHex({ l: Math.min(Math.max(l * 0.82, 0.28), 0.33), c: c * 0.75, h });

/**
 * @param seed the hero colour that the app set
 * @param given explicit roles
 */
export function deriveHeroRoles(
  scheme: ColorScheme,
  seed: Lch,
  accent: Lch,
  given: Partial<ColorTokens>,
): Partial<ColorTokens> {
  const hero = given.hero ?? deriveDarkHero(seed);
  const { l, c, h } = toOklch(hero);
  const onHero = given.onHero ?? chooseTextColor(hero, scheme);
  const isPaleInk = toOklch(onHero).l > l;
  const ground = (color: Lch) => {
    const wished = oklchToHex(color);
    return findReadableColor(wished, [{ on: onHero, ratio: 4.5 }]) ?? wished;
  };
  return {
    hero,
    onHero,
    heroDeep: ground({
      l: Math.max(l - (scheme === 'light' ? 0.096 : 0.073), 0.06),
      c: c * 0.74,
      h,
    }),
    heroOrnament: ground({
      l: l + (isPaleInk ? 0.066 : -0.066),
      c: Math.min(accent.c, 0.085),
      h: accent.h,
    }),
    onHeroMuted: oklchToHex({ l: isPaleInk ? 0.86 : 0.33, c: Math.min(c, 0.035), h }),
    focusOnHero: oklchToHex({
      l: isPaleInk ? 0.91 : 0.35,
      c: Math.min(accent.c, 0.09),
      h: accent.h,
    }),
  };
}
