import { style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const placeholder = style({ aspectRatio: '1.586' });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[2],
});

export const points = style({ display: 'grid', gap: vars.space[2] });

export const point = style([
  getTextStyle('label'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    fontWeight: vars.type.body.weight,
    overflowWrap: 'anywhere',
  },
]);

export const tick = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.success,
});

// Focused programmatically after the pressed button was removed. Not interactive, so it has no focus ring.
export const note = style({ outline: 'none' });

export const feature = style(dividedRow);
