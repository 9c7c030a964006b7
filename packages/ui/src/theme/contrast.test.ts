import { describe, expect, it } from 'vitest';
import { dark } from './dark';
import { light } from './light';
import type { ColorToken, ColorTokens } from './tokens';

/** WCAG 2.2 relative luminance of an `#rrggbb` colour. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const surfaces: ColorToken[] = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const onEverySurface: ColorToken[] = [
  'text',
  'textMuted',
  'brand',
  'gold',
  'silver',
  'success',
  'pending',
  'danger',
  'info',
  'neutral',
];

const textPairs: [ColorToken, ColorToken][] = [
  ...onEverySurface.flatMap((text) => surfaces.map((on): [ColorToken, ColorToken] => [text, on])),
  ['codeInk', 'codePaper'],
  ['text', 'ground'],
  ['textMuted', 'ground'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrand', 'brandPressed'],
  ['onBrandSoft', 'brandSoft'],
  ['onBrandSoft', 'brandSoftHover'],
  ['text', 'brandSoft'],
  ['textMuted', 'brandSoft'],
  ['onHero', 'hero'],
  ['onHero', 'heroDeep'],
  ['onHeroMuted', 'hero'],
  ['onHeroMuted', 'heroDeep'],
  ['onHero', 'heroOrnament'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['gold', 'goldSoft'],
  ['silver', 'silverSoft'],
  ['success', 'successSoft'],
  ['pending', 'pendingSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ['neutral', 'neutralSoft'],
  ['text', 'infoSoft'],
  ['text', 'pendingSoft'],
  ['text', 'dangerSoft'],
  ['text', 'successSoft'],
  ['text', 'goldSoft'],
  ['text', 'silverSoft'],
];

/** Borders of controls, focus rings and meaningful graphics: 3:1. */
const graphicPairs: [ColorToken, ColorToken][] = [
  ...surfaces.map((on): [ColorToken, ColorToken] => ['lineStrong', on]),
  ...surfaces.map((on): [ColorToken, ColorToken] => ['focus', on]),
  ['focusOnHero', 'hero'],
  ['focusOnHero', 'heroDeep'],
  ['pendingFill', 'surfaceRaised'],
];

const themes: [string, ColorTokens][] = [
  ['light', light],
  ['dark', dark],
];

describe.each(themes)('%s theme', (_name, theme) => {
  it.each(textPairs)('%s on %s reads at 4.5:1', (text, on) => {
    expect(contrast(theme[text], theme[on])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('%s on %s stands out at 3:1', (mark, on) => {
    expect(contrast(theme[mark], theme[on])).toBeGreaterThanOrEqual(3);
  });
});
