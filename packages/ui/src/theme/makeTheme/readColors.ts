import type { ColorToken, ColorTokens } from '../colorTokens';
import { light } from '../light';
import { toHex } from './color';

/** Translucent, so no text has one of them as its only background. */
const mayBeTranslucent: readonly ColorToken[] = ['scrim', 'shadow'];

/**
 * Reads one colour of a theme as `#rrggbb`.
 *
 * @param where how the error names it, `light.text` say
 * @throws TypeError when it is no colour, or translucent
 */
export function readColor(theme: string, where: string, written: string): string {
  const hex = toHex(written);
  if (hex === undefined) {
    throw new TypeError(
      `The theme "${theme}" has no colour at ${where}: '${written}' cannot be read. Write it as hex, rgb(), hsl() or oklch().`,
    );
  }
  if (hex.length > 7) {
    throw new TypeError(
      `The theme "${theme}" is translucent at ${where}: '${written}'. What is read on it must be known; write the colour without an alpha.`,
    );
  }
  return hex;
}

/** A palette by hand that has every role, for callers without types. @throws TypeError when one is missing */
export function requireEveryRole(
  theme: string,
  scheme: string,
  given: Partial<ColorTokens> | undefined,
): void {
  const missing = Object.keys(light).filter((role) => given?.[role as ColorToken] === undefined);
  if (missing.length === 0) return;
  throw new TypeError(
    `The theme "${theme}" has neither a brand to derive from nor these roles in ${scheme}: ${missing.join(', ')}.`,
  );
}

/** Reads roles that are given, as `readColor` does; those that may be translucent stay as they are written. */
export function readColors<Given extends Partial<ColorTokens>>(
  theme: string,
  scheme: string,
  given: Given,
): Given {
  const roles = Object.entries(given) as [ColorToken, string | undefined][];
  return Object.fromEntries(
    roles
      .filter((role): role is [ColorToken, string] => role[1] !== undefined)
      .map(([role, written]) => {
        if (!(role in light)) {
          throw new TypeError(`The theme "${theme}" sets ${scheme}.${role}, which is no role.`);
        }
        const isOpaque = !mayBeTranslucent.includes(role) || toHex(written)?.length !== 9;
        return [role, isOpaque ? readColor(theme, `${scheme}.${role}`, written) : written];
      }),
  ) as Given;
}
