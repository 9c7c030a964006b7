import { style } from '@vanilla-extract/css';
import { forcedColorsSelected, getTextStyle, limitToViewport } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const SIDE = limitToViewport(vars.space[6], 24);

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: limitToViewport(vars.space[3], 12),
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.neutral } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const box = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: SIDE,
  blockSize: SIDE,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  color: 'transparent',
  outline: '2px none',
  outlineOffset: '2px',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '[data-hovered] > &': { backgroundColor: vars.color.surfaceHover },
    '[data-invalid] > &': { borderColor: vars.color.danger },
    ':is([data-selected], [data-indeterminate]) > &': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brand,
      color: vars.color.onBrand,
    },
    '[data-focus-visible] > &': { outlineStyle: 'solid', outlineColor: vars.color.focus },
    '[data-disabled] > &': {
      borderColor: vars.color.line,
      backgroundColor: vars.color.neutralSoft,
    },
    '[data-disabled]:is([data-selected], [data-indeterminate]) > &': {
      backgroundColor: vars.color.neutral,
      color: vars.color.neutralSoft,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        ':is([data-selected], [data-indeterminate]) > &': {
          ...forcedColorsSelected['&[data-selected]'],
        },
        '[data-focus-visible] > &': { outlineStyle: 'solid', outlineColor: 'CanvasText' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const mark = style({
  inlineSize: limitToViewport(vars.size.iconSm, 16),
  blockSize: limitToViewport(vars.size.iconSm, 16),
});

export const label = style([
  getTextStyle('body'),
  { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
]);
