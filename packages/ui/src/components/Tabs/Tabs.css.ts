import { style } from '@vanilla-extract/css';
import { focusRing, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = style([
  getTextStyle('label'),
  {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    borderBlockEnd: '3px solid transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    outline: '2px none',
    outlineOffset: '-2px',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[data-selected]': { borderBlockEndColor: vars.color.brand, color: vars.color.brand },
      '&[data-focus-visible]': { outlineStyle: 'solid', outlineColor: vars.color.focus },
      '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { borderBlockEndColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const panel = style([focusRing, { borderRadius: vars.radius.sm }]);
