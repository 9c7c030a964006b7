import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTypeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const holding = style([
  getTypeStyle('label'),
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[3],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
]);

export const rank = style([
  getTypeStyle('caption'),
  tabularNumbers,
  { minInlineSize: vars.space[4], color: vars.color.textMuted },
]);
