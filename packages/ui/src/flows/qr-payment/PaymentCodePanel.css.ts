import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

/** What the code says, in words; long amounts shrink to the panel's width. */
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
  typeStyle('caption'),
  {
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    // One tap takes all of it, for whoever has to copy by hand.
    userSelect: 'all',
  },
]);

/** Side by side; one below the other where their words need the width. */
export const actions = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: vars.space[2],
});
