/** Sizes are in px at a root font size of 16 px; they become rem, so they scale with the user's text size. */
interface TypeStep {
  size: number;
  lineHeight: number;
  weight: number;
  /** Letter spacing in em. */
  tracking: number;
}

/** Multiples of 4 px, in px. */
export const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const;

/** Sizes shared by controls and layout, in px. */
export const size = {
  target: 44,
  control: 52,
  icon: 20,
  iconSm: 16,
  iconLg: 28,
  avatar: 44,
  column: 430,
  bar: 64,
} as const;

export const type = {
  display: { size: 40, lineHeight: 1.1, weight: 650, tracking: -0.025 },
  title: { size: 26, lineHeight: 1.2, weight: 680, tracking: -0.02 },
  heading: { size: 18, lineHeight: 1.3, weight: 650, tracking: -0.01 },
  body: { size: 16, lineHeight: 1.5, weight: 420, tracking: 0 },
  label: { size: 15, lineHeight: 1.35, weight: 580, tracking: 0 },
  caption: { size: 13, lineHeight: 1.4, weight: 460, tracking: 0.005 },
} as const satisfies Record<string, TypeStep>;

/** Values that do not depend on the colour scheme: spacing, sizes, type scale and motion. */
export const scale = {
  space,
  radius: { sm: 8, md: 12, lg: 16, xl: 24, full: 999 },
  size,
  type,
  /** Durations in ms: `fast` for a press, `base` for a step, `slow` for a sheet. */
  duration: { fast: 120, base: 160, slow: 240 },
  z: { bar: '10', overlay: '20', toast: '30' },
} as const;

/** Key in `scale.space`. */
export type SpaceToken = keyof typeof scale.space;
export type TypeToken = keyof typeof scale.type;
