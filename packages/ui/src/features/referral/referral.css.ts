import { style } from '@vanilla-extract/css';
import { dividedRow, getFigureStyle, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const coupon = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  border: `2px dashed ${vars.color.brand}`,
  backgroundColor: vars.color.brandSoft,
  textAlign: 'center',
});

export const code = style([
  getFigureStyle('title'),
  {
    maxInlineSize: '100%',
    color: vars.color.onBrandSoft,
    letterSpacing: '0.06em',
    // A single tap selects everything, for manual copying.
    userSelect: 'all',
  },
]);

export const link = style([
  getTextStyle('caption'),
  {
    maxInlineSize: '100%',
    color: vars.color.textMuted,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);

export const outcome = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  textAlign: 'end',
  '@container': { '(max-width: 14rem)': { alignItems: 'flex-start', textAlign: 'start' } },
});

export const entry = style(dividedRow);
