import { style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle, rowButton, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const screenReaderOnly = style(visuallyHidden);

export const entry = style(dividedRow);

export const placeholder = style(rowButton);

export const rating = style([
  getTextStyle('caption'),
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
  getTextStyle('caption'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    color: vars.color.textMuted,
  },
]);
