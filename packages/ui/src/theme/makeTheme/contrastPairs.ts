import type { ColorToken, ColorTokens } from '../colorTokens';
import type { ContrastRequirement } from './color';

export interface ContrastPair {
  ink: ColorToken;
  on: ColorToken;
  /** WCAG 2.2 minimum contrast ratio: 4.5 for text, 3 for control borders, focus rings and meaningful graphics. */
  ratio: 4.5 | 3;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;

const backgroundsByTextInk: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  text: [
    ...surfaces,
    'ground',
    'brandSoft',
    'neutralSoft',
    'infoSoft',
    'pendingSoft',
    'dangerSoft',
    'successSoft',
    'goldSoft',
    'silverSoft',
  ],
  textMuted: [...surfaces, 'ground', 'brandSoft'],
  brand: surfaces,
  brandPressed: surfaces,
  onBrand: ['brand', 'brandHover', 'brandPressed'],
  onBrandSoft: ['brandSoft', 'brandSoftHover'],
  onHero: ['hero', 'heroDeep', 'heroOrnament'],
  onHeroMuted: ['hero', 'heroDeep'],
  gold: [...surfaces, 'goldSoft'],
  silver: [...surfaces, 'silverSoft'],
  success: [...surfaces, 'successSoft'],
  pending: [...surfaces, 'pendingSoft'],
  danger: [...surfaces, 'dangerSoft'],
  onDanger: ['danger', 'dangerHover'],
  info: [...surfaces, 'infoSoft'],
  neutral: [...surfaces, 'neutralSoft'],
  codeInk: ['codePaper'],
};

const backgroundsByGraphicInk: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  lineStrong: surfaces,
  brand: ['brandSoft'],
  focus: [...surfaces, 'brandSoft'],
  focusOnHero: ['hero', 'heroDeep'],
  goldFill: ['hero', 'heroDeep'],
  pendingFill: ['surfaceRaised'],
};

const createPairs = (
  inks: typeof backgroundsByTextInk,
  ratio: ContrastPair['ratio'],
): ContrastPair[] =>
  (Object.entries(inks) as [ColorToken, readonly ColorToken[]][]).flatMap(([ink, grounds]) =>
    grounds.map((on) => ({ ink, on, ratio })),
  );

/**
 * All pairs that must be readable in every theme. If a component uses a new combination of roles, add the pair here.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...createPairs(backgroundsByTextInk, 4.5),
  ...createPairs(backgroundsByGraphicInk, 3),
];

export const getContrastRequirements = (
  ink: ColorToken,
  colors: ColorTokens,
): ContrastRequirement[] =>
  contrastPairs
    .filter((pair) => pair.ink === ink)
    .map(({ on, ratio }) => ({ on: colors[on], ratio }));
