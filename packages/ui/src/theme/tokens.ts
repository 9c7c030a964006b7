/** The colour roles every theme must give. A role names a meaning, never a hue, except where the product means a metal. */
export interface ColorTokens {
  /** Behind the phone-wide column on wide windows. */
  ground: string;
  /** The page itself. */
  surface: string;
  /** Cards, sheets, dialogs, the bottom bar. */
  surfaceRaised: string;
  /** Wells: search fields, skeleton ground, segmented controls. */
  surfaceSunken: string;
  /** Pointer resting on a quiet surface. */
  surfaceHover: string;
  /** Decorative dividers. */
  line: string;
  /** Borders that mark a control (3:1 against the surface). */
  lineStrong: string;
  text: string;
  textMuted: string;
  brand: string;
  brandHover: string;
  brandPressed: string;
  onBrand: string;
  brandSoft: string;
  brandSoftHover: string;
  onBrandSoft: string;
  /** The balance card and other brand panels. */
  hero: string;
  heroDeep: string;
  onHero: string;
  onHeroMuted: string;
  /** Lattice ornament on the hero, low contrast by intent. */
  heroOrnament: string;
  gold: string;
  goldSoft: string;
  goldFill: string;
  silver: string;
  silverSoft: string;
  silverFill: string;
  success: string;
  successSoft: string;
  pending: string;
  pendingSoft: string;
  pendingFill: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
  neutral: string;
  neutralSoft: string;
  focus: string;
  focusOnHero: string;
  /** Modules of a machine-readable code: dark on light in every theme, as scanners expect. */
  codeInk: string;
  /** What those modules stand on, quiet zone included. */
  codePaper: string;
  scrim: string;
  skeleton: string;
  skeletonShine: string;
  shadow: string;
}

/** One step of the type scale: sizes in px at a 16 px root, so that a reader's own text size still scales them. */
interface TypeStep {
  size: number;
  lineHeight: number;
  weight: number;
  /** Letter spacing in em. */
  tracking: number;
}

/** Everything that both themes share: one 4 px grid, one type scale, one set of motions. */
export const scale = {
  space: { 0: 0, 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 },
  radius: { sm: 8, md: 12, lg: 16, xl: 24, full: 999 },
  /** Sizes that controls and layout share, px. */
  size: {
    target: 44,
    control: 52,
    icon: 20,
    iconSm: 16,
    iconLg: 28,
    avatar: 44,
    column: 430,
    bar: 64,
  },
  type: {
    display: { size: 40, lineHeight: 1.1, weight: 650, tracking: -0.025 },
    title: { size: 26, lineHeight: 1.2, weight: 680, tracking: -0.02 },
    heading: { size: 18, lineHeight: 1.3, weight: 650, tracking: -0.01 },
    body: { size: 16, lineHeight: 1.5, weight: 420, tracking: 0 },
    label: { size: 15, lineHeight: 1.35, weight: 580, tracking: 0 },
    caption: { size: 13, lineHeight: 1.4, weight: 460, tracking: 0.005 },
  } satisfies Record<string, TypeStep>,
  /** Durations in ms: fast answers a touch, base moves a step, slow raises a sheet. */
  duration: { fast: 120, base: 180, slow: 240 },
  z: { bar: '10', overlay: '20', toast: '30' },
} as const;

export type SpaceToken = keyof typeof scale.space;
export type TypeToken = keyof typeof scale.type;
export type ColorToken = keyof ColorTokens;
