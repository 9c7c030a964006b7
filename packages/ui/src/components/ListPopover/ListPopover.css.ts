import { keyframes, style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

export const popover = style({
  minInlineSize: `max(var(--trigger-width), ${vars.space[16]} * 3)`,
  maxInlineSize: `min(100vw - ${vars.space[4]}, ${vars.size.column})`,
  overflow: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.out}` },
    '&[data-exiting]': {
      animation: `${appear} ${vars.duration.fast} ${vars.easing.out} reverse forwards`,
    },
    '&[data-placement="bottom"]': { transformOrigin: 'top center' },
    '&[data-placement="top"]': { transformOrigin: 'bottom center' },
  },
});

export const list = style({ outline: 'none' });

/** One option. Its focus ring is inset, because the panel would clip it. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  outline: '2px none',
  outlineOffset: '-2px',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-pressed]': {
      backgroundColor: vars.color.surfaceHover,
    },
    '&[data-selected]': { backgroundColor: vars.color.brandSoft },
    '&[data-focus-visible]': { outlineStyle: 'solid', outlineColor: vars.color.focus },
    '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const texts = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style([getTextStyle('label'), { display: 'block' }]);

export const description = style([
  getTextStyle('caption'),
  { display: 'block', color: vars.color.textMuted },
]);

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.brand,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

export const check = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.brand,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
