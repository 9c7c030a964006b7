import type { ColorToken } from '../colorTokens';
import type { ColorScheme } from './checkContrast';

/** Lightness and maximum chroma of a neutral role; its hue comes from the tint. */
export type Tone = readonly [lightness: number, chroma: number];

/** Tones of surfaces, borders and text in both schemes, with the same contrast as our own palettes. */
export const derivedTones: Readonly<Record<ColorScheme, Partial<Record<ColorToken, Tone>>>> = {
  light: {
    ground: [0.932, 0.012],
    surface: [0.984, 0.005],
    surfaceRaised: [1, 0],
    surfaceSunken: [0.958, 0.009],
    surfaceHover: [0.97, 0.008],
    line: [0.913, 0.013],
    lineStrong: [0.608, 0.026],
    text: [0.232, 0.028],
    textMuted: [0.452, 0.028],
    neutral: [0.472, 0.022],
    neutralSoft: [0.946, 0.008],
    skeleton: [0.932, 0.012],
    skeletonShine: [0.97, 0.008],
  },
  // Surfaces with higher elevation are lighter.
  dark: {
    ground: [0.127, 0.012],
    surface: [0.177, 0.015],
    surfaceRaised: [0.227, 0.02],
    surfaceSunken: [0.203, 0.017],
    surfaceHover: [0.258, 0.023],
    line: [0.309, 0.026],
    lineStrong: [0.577, 0.03],
    text: [0.948, 0.01],
    textMuted: [0.761, 0.024],
    neutral: [0.769, 0.022],
    neutralSoft: [0.281, 0.02],
    skeleton: [0.263, 0.022],
    skeletonShine: [0.316, 0.026],
  },
};

/** A tint with at least this chroma colours the surfaces fully; a greyer tint does so less. */
export const FULL_TINT_CHROMA = 0.08;
