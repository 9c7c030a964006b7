import type { ArabicScript } from '../locale/languages';
import type { ColorTokens } from './colorTokens';
import { scale, type TypeToken } from './scale';
import { sizeByScript, typeByScript, type ScriptTypeStep } from './typeByScript';

const toRem = (px: number) => `${px / 16}rem`;

function mapValues<K extends string | number, A, B>(
  record: Record<K, A>,
  change: (value: A) => B,
): Record<K, B> {
  const entries = Object.entries(record) as [string, A][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<K, B>;
}

export const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

const BUNDLED_FONTS = `"Figtree Variable", ${SYSTEM_FONTS}`;

const getStepValues = (step: (typeof scale.type)[TypeToken]) => ({
  size: toRem(step.size),
  lineHeight: String(step.lineHeight),
  weight: String(step.weight),
  tracking: `${step.tracking}em`,
});

const NO_TRACKING = { tracking: '0em' };

/** No letter spacing, because it would separate joined letters. */
export const createScriptValues = (script: ArabicScript) => ({
  type: mapValues(typeByScript[script], ({ size, lineHeight, weight }: ScriptTypeStep) => ({
    size: toRem(size),
    lineHeight: String(lineHeight),
    ...(weight && { weight: String(weight) }),
    ...NO_TRACKING,
  })),
  figure: mapValues(scale.type, () => NO_TRACKING),
  size: mapValues(sizeByScript[script], toRem),
});

/** Has the same shape as the token contract (`vars.css.ts`). */
export function createThemeValues(color: ColorTokens, fontFamily = BUNDLED_FONTS) {
  return {
    color: { ...color },
    space: mapValues(scale.space, toRem),
    radius: mapValues(scale.radius, toRem),
    size: mapValues(scale.size, toRem),
    font: {
      text: fontFamily,
      mono: 'ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, monospace',
    },
    type: mapValues(scale.type, getStepValues),
    // Type scale for numbers, the same in every language; `type` depends on the script.
    figure: mapValues(scale.type, getStepValues),
    duration: mapValues(scale.duration, (ms) => `${ms}ms`),
    easing: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', inOut: 'cubic-bezier(0.4, 0, 0.2, 1)' },
    elevation: {
      card: `0 1px 2px ${color.shadow}`,
      raised: `0 6px 20px ${color.shadow}`,
      overlay: `0 16px 48px ${color.shadow}`,
    },
    z: { ...scale.z },
  };
}

export type ThemeValues = ReturnType<typeof createThemeValues>;
