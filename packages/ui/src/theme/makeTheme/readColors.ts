import type { ColorToken, ColorTokens } from '../colorTokens';
import { light } from '../light';
import { toHex } from './color';

/** Roles that may be translucent, because no text is directly on top of them. */
const mayBeTranslucent: readonly ColorToken[] = ['scrim', 'shadow'];

/**
 * @param where name of the colour in error messages, such as `light.text`
 * @throws TypeError if the colour is invalid or translucent
 */
export function readColor(theme: string, where: string, written: string): string {
  const hex = toHex(written);
  if (hex === undefined) {
    throw new TypeError(
      `The theme "${theme}" has no colour at ${where}: '${written}' is not a valid colour. Write it as hex, rgb(), hsl() or oklch().`,
    );
  }
  if (hex.length > 7) {
    throw new TypeError(
      `The theme "${theme}" is translucent at ${where}: '${written}'. Contrast can only be calculated for an opaque colour; write it without alpha.`,
    );
  }
  return hex;
}

/** For callers without TypeScript. @throws TypeError if a role is missing */
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

/** Parses explicit roles like `readColor`, but accepts translucent colours for roles that may be translucent. */
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
          throw new TypeError(`The theme "${theme}" sets ${scheme}.${role}, which is not a role.`);
        }
        const isOpaque = !mayBeTranslucent.includes(role) || toHex(written)?.length !== 9;
        return [role, isOpaque ? readColor(theme, `${scheme}.${role}`, written) : written];
      }),
  ) as Given;
}
