import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[1],
  minInlineSize: 0,
  containerType: 'inline-size',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const link = style([
  getTextStyle('caption'),
  {
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    // A single tap selects everything, for manual copying.
    userSelect: 'all',
  },
]);

/** The buttons are side by side, or stacked if their labels do not fit. */
export const actions = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: vars.space[2],
});
