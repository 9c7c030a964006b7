import { style } from '@vanilla-extract/css';
import { dividedRow, focusRing, rowButton, getTypeStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const spoken = style(visuallyHidden);

export const entry = style(dividedRow);

export const question = style([
  focusRing,
  rowButton,
  getTypeStyle('label'),
  {
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
  },
]);

export const chevron = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  overflowWrap: 'anywhere',
});

export const rating = style([
  getTypeStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const ratingIcon = style({
  inlineSize: vars.size.iconSm,
  blockSize: vars.size.iconSm,
  color: vars.color.gold,
});

export const verdict = style([
  getTypeStyle('caption'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    color: vars.color.textMuted,
  },
]);
