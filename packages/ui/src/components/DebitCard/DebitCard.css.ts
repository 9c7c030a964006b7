import { style, styleVariants } from '@vanilla-extract/css';
import { getFigureStyle, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Query container: text on the card scales with the card’s width. */
export const frame = style({ minInlineSize: 0, containerType: 'inline-size' });

const base = style({
  position: 'relative',
  isolation: 'isolate',
  // Aspect ratio of a bank card. Longer text makes the card taller; `overflow: hidden` would cut it off.
  aspectRatio: '1.586',
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.raised,
});

/** Shaded metal, on which text still has a contrast of 4.5:1. */
const shade = `color-mix(in srgb, ${vars.color.silverFill} 22%, ${vars.color.silverSoft})`;

export const material = styleVariants({
  virtual: [
    base,
    {
      border: `1px solid ${vars.color.heroOrnament}`,
      backgroundColor: vars.color.hero,
      backgroundImage: `linear-gradient(155deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
      color: vars.color.onHero,
      '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
    },
  ],
  physical: [
    base,
    {
      border: `1px solid ${vars.color.silverFill}`,
      backgroundColor: vars.color.silverSoft,
      backgroundImage: `linear-gradient(115deg, ${shade}, ${vars.color.silverSoft} 22%, ${vars.color.surfaceRaised} 44%, ${vars.color.silverSoft} 62%, ${shade})`,
      color: vars.color.text,
      '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
    },
  ],
});

export const face = style({
  // Bank cards are not mirrored in right-to-left languages.
  direction: 'ltr',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[1],
  padding: `clamp(${vars.space[4]}, 6cqi, ${vars.space[6]})`,
});

export const ornament = style({ position: 'absolute', inset: 0, zIndex: -1 });

export const engraving = style([
  ornament,
  {
    opacity: 0.3,
    backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.silverFill} 0 1px, transparent 1px 5px)`,
    '@media': { '(forced-colors: active)': { display: 'none' } },
  },
]);

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const emblem = style({ inlineSize: vars.size.iconLg, blockSize: vars.size.iconLg });

export const scheme = style([
  getFigureStyle('label'),
  { fontWeight: 700, letterSpacing: '0.06em', lineHeight: 1.2 },
]);

export const quiet = styleVariants({
  virtual: [getTextStyle('caption'), { color: vars.color.onHeroMuted }],
  physical: [getTextStyle('caption'), { color: vars.color.silver }],
});

export const hardware = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.silver,
});

export const chip = style({
  inlineSize: '2.25rem',
  blockSize: '1.75rem',
  color: vars.color.gold,
  fill: vars.color.goldFill,
});

export const contactless = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const number = style({
  fontSize: 'clamp(1rem, 6.2cqi, 1.5rem)',
  lineHeight: 1.3,
  fontWeight: 560,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const digits = style({ userSelect: 'all' });

export const screenReaderOnly = style([visuallyHidden, { userSelect: 'none' }]);

export const details = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const cardholder = style({ flex: 1, minInlineSize: 0 });

export const value = style([
  getTextStyle('label'),
  { lineHeight: `calc(${vars.type.label.lineHeight} - 0.1)`, overflowWrap: 'anywhere' },
]);

export const expiry = style([value, { fontVariantNumeric: 'tabular-nums' }]);

export const thumb = style({
  display: 'block',
  inlineSize: '3.5rem',
  borderRadius: vars.radius.sm,
  boxShadow: 'none',
});
