import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const holding = style([
  getTextStyle('label'),
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[3],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
]);

export const rank = style([
  getTextStyle('caption'),
  tabularNumbers,
  { minInlineSize: vars.space[4], color: vars.color.textMuted },
]);
