import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import {
  createDesignTokens,
  makeTheme,
  type DesignToken,
  type DesignTokenGroup,
} from './makeTheme';
import { toHex } from './makeTheme/color';
import { radTheme } from './radTheme';
import { renderTailwindTheme } from './renderTailwindTheme';
import { toCustomProperties } from './toCustomProperties';

const isToken = (value: DesignToken | DesignTokenGroup): value is DesignToken => '$value' in value;

function flatten(group: DesignTokenGroup, path = '--rad'): Map<string, DesignToken> {
  return new Map(
    Object.entries(group).flatMap(([name, value]): [string, DesignToken][] =>
      isToken(value) ? [[`${path}-${name}`, value]] : [...flatten(value, `${path}-${name}`)],
    ),
  );
}

type Length = { value: number; unit: string };
type Color = { hex: string; alpha: number };

const toLength = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`);

const toColor = ({ hex, alpha }: Color) =>
  alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

function toCss({ $type, $value }: DesignToken): string {
  if ($type === 'color') return toColor($value as Color);
  if ($type === 'dimension' || $type === 'duration') return toLength($value as Length);
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`;
  if ($type === 'fontFamily') return ($value as string[]).join(', ');
  if ($type === 'shadow') {
    const { color, offsetX, offsetY, blur } = $value as Record<string, Length> & { color: Color };
    return [offsetX, offsetY, blur]
      .map((length) => toLength(length as Length))
      .concat(toColor(color))
      .join(' ');
  }
  return String($value);
}

const normalize = (value: string) =>
  value
    .replaceAll('"', '')
    .replace(/^0rem$/, '0')
    .replace(/(#|rgba?\(|oklch\().*$/, (color) => toHex(color) ?? color);

const jamun = makeTheme({ name: 'Jamun', brand: '#66276f', accent: '#0f8f93' });

describe.each([
  ['RAD', radTheme],
  ['another brand', jamun],
])('design tokens of %s', (_name, theme) => {
  it.each(['light', 'dark'] as const)('are those of its style sheet, %s', (scheme) => {
    const tokens = flatten(createDesignTokens(theme[scheme]));
    const { figure: _sameAsType, ...values } = theme[scheme];
    for (const [name, value] of Object.entries(toCustomProperties(values))) {
      const token = tokens.get(name);
      if (!token) throw new Error(`${name} has no token`);
      // The style sheet has letter spacing in em, the tokens in rem.
      if (name.endsWith('-tracking')) continue;
      expect(`${name}: ${toCss(token)}`).toBe(`${name}: ${normalize(value)}`);
    }
  });
});

it.each([
  ['tokens.json', radTheme.light],
  ['tokens.dark.json', radTheme.dark],
] as const)('%s is that of the theme', async (file, values) => {
  const text = `${JSON.stringify(createDesignTokens(values), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`../../${file}`);
});

it('tailwind.css is that of the theme', async () => {
  await expect(renderTailwindTheme()).toMatchFileSnapshot('../../tailwind.css');
});

it('makes utilities of every kind of token', async () => {
  const { build } = await compile(`@tailwind utilities;\n${renderTailwindTheme()}`);
  const css = build([
    'bg-brand-soft',
    'text-title',
    'p-4',
    'rounded-md',
    'shadow-card',
    'ease-out',
    'font-mono',
  ]);
  for (const value of [
    'background-color: var(--rad-color-brandSoft)',
    'font-size: var(--rad-type-title-size)',
    'calc(var(--rad-space-1) * 4)',
    'border-radius: var(--rad-radius-md)',
    'var(--rad-elevation-card)',
    'var(--rad-easing-out)',
    'font-family: var(--rad-font-mono)',
  ]) {
    expect(css).toContain(value);
  }
});

it('refers only to custom properties that the theme has', () => {
  const known = toCustomProperties(radTheme.light);
  const used = renderTailwindTheme().match(/--rad-[\w-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !(name in known))).toEqual([]);
});
