import { style } from '@vanilla-extract/css';
import { limitToViewport, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const field = style({ inlineSize: '100%' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: limitToViewport(vars.space[4], 16),
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.neutral } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const texts = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style([getTextStyle('label'), { display: 'block' }]);

export const description = style([
  getTextStyle('caption'),
  {
    display: 'block',
    color: vars.color.textMuted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
]);

const KNOB = limitToViewport(vars.space[6], 24);

export const track = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  inlineSize: limitToViewport(vars.size.control, 52),
  blockSize: limitToViewport(vars.space[8], 32),
  paddingInline: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  outline: '2px none',
  outlineOffset: '2px',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '[data-hovered] > &': { backgroundColor: vars.color.surfaceHover },
    '[data-selected] > &': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
    '[data-selected][data-hovered] > &': { backgroundColor: vars.color.brandHover },
    '[data-focus-visible] > &': { outlineStyle: 'solid', outlineColor: vars.color.focus },
    '[data-disabled] > &': {
      backgroundColor: vars.color.neutralSoft,
      borderColor: vars.color.line,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &, [data-selected][data-hovered] > &': {
          backgroundColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '[data-focus-visible] > &': { outlineStyle: 'solid', outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &': { backgroundColor: 'GrayText' },
      },
    },
  },
});

/** The on state is shown by a check mark and the position, not by colour alone. */
export const knob = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: KNOB,
  blockSize: KNOB,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.lineStrong,
  color: 'transparent',
  transition: `margin ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    '[data-selected] &': {
      marginInlineStart: 'auto',
      backgroundColor: vars.color.onBrand,
      color: vars.color.brand,
    },
    '[data-disabled] &': { backgroundColor: vars.color.neutral, color: 'transparent' },
    '[data-disabled][data-selected] &': { color: vars.color.neutralSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        '[data-selected] &': { backgroundColor: 'HighlightText', color: 'Highlight' },
        '[data-disabled] &': { backgroundColor: 'GrayText' },
        '[data-disabled][data-selected] &': { backgroundColor: 'Canvas', color: 'GrayText' },
      },
    },
  },
});

export const check = style({
  inlineSize: limitToViewport(vars.size.iconSm, 16),
  blockSize: limitToViewport(vars.size.iconSm, 16),
});
