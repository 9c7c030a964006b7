import { style } from '@vanilla-extract/css';
import { limitToViewport, selectedCard, focusRing, gutter, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: limitToViewport(vars.space[3], 12),
  minBlockSize: vars.size.bar,
  paddingBlock: vars.space[3],
  paddingInline: gutter,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
});

export const card = style([
  focusRing,
  box,
  {
    color: vars.color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    // The circle of the radio button. Its dot is a thick border, because forced colours keep borders.
    '::after': {
      content: '',
      flexShrink: 0,
      inlineSize: limitToViewport(vars.size.icon, 20),
      blockSize: limitToViewport(vars.size.icon, 20),
      border: `2px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      transition: `border-width ${vars.duration.fast} ${vars.easing.out}`,
    },
    selectors: {
      '&[data-selected]::after': { borderWidth: '6px', borderColor: vars.color.brand },
      '&[data-disabled]::after': { borderColor: vars.color.neutral },
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover },
      '&[data-selected]': selectedCard,
      '&[data-invalid]': { borderColor: vars.color.danger },
      '&[data-disabled]': {
        borderColor: vars.color.line,
        boxShadow: 'none',
        backgroundColor: vars.color.neutralSoft,
        color: vars.color.neutral,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: limitToViewport(vars.space[10], 40),
  blockSize: limitToViewport(vars.space[10], 40),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  selectors: {
    '[data-selected] > &': { backgroundColor: vars.color.surfaceRaised, color: vars.color.brand },
    '[data-disabled] > &': { backgroundColor: 'transparent', color: 'inherit' },
  },
});

export const glyph = style({
  inlineSize: limitToViewport(vars.size.icon, 20),
  blockSize: limitToViewport(vars.size.icon, 20),
});

/**
 * Query container: long amounts shrink to fit its width. Trailing content moves below the text if space is
 * insufficient.
 */
export const content = style({
  containerType: 'inline-size',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: limitToViewport(vars.space[3], 12),
});

export const texts = style({ flex: '1 1 4.5rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style([getTextStyle('label'), { display: 'block' }]);

export const description = style([
  getTextStyle('caption'),
  {
    display: 'block',
    color: vars.color.textMuted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
]);

export const trailing = style([
  getTextStyle('caption'),
  {
    flexShrink: 0,
    // Text wraps, but an amount keeps its width.
    minInlineSize: 'min-content',
    maxInlineSize: '45%',
    marginInlineStart: 'auto',
    textAlign: 'end',
  },
]);
