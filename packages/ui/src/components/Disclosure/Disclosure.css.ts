import { style } from '@vanilla-extract/css';
import { focusRing, getTextStyle, rowButton } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const trigger = style([
  focusRing,
  rowButton,
  getTextStyle('label'),
  {
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRing.selectors,
      '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
]);

export const chevron = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  overflowWrap: 'anywhere',
});
