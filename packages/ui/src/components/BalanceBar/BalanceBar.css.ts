import { createVar, style } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const muted = createVar();
const cash = createVar();
const empty = createVar();
const otherMetal = createVar();

export const balance = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  vars: {
    [muted]: vars.color.textMuted,
    [cash]: vars.color.brand,
    [empty]: vars.color.neutralSoft,
    [otherMetal]: vars.color.info,
  },
  selectors: {
    '&[data-on="hero"]': {
      vars: {
        [muted]: vars.color.onHeroMuted,
        [cash]: vars.color.onHeroMuted,
        [empty]: vars.color.heroOrnament,
        [otherMetal]: vars.color.onHero,
      },
    },
  },
});

const partColours = {
  '&[data-part="cash"]': { backgroundColor: cash },
  '&[data-part="gold"]': { backgroundColor: vars.color.goldFill },
  '&[data-part="silver"]': { backgroundColor: vars.color.silverFill },
  '&[data-part="metal"]': { backgroundColor: otherMetal },
};

export const bar = style({
  display: 'flex',
  gap: '3px',
  blockSize: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  selectors: { '&:empty': { backgroundColor: empty } },
});

/** Even a tiny percentage has a visible minimum width; the other segments shrink. */
export const segment = style({
  flexBasis: 0,
  minInlineSize: vars.space[2],
  borderRadius: '2px',
  forcedColorAdjust: 'none',
  selectors: partColours,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[3],
});

export const entry = style({ minInlineSize: 0 });

export const name = style([
  getTextStyle('caption'),
  { display: 'flex', alignItems: 'center', gap: vars.space[2], color: muted },
]);

export const dot = style({
  position: 'relative',
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  forcedColorAdjust: 'none',
  selectors: {
    ...partColours,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      rotate: '45deg',
      backgroundColor: 'inherit',
    },
  },
});

export const figure = style([getFigureStyle('label'), tabularNumbers]);

export const share = style(visuallyHidden);
