import { style } from '@vanilla-extract/css';
import { limitToViewport, focusRing, rowButton, getTextStyle } from '../../theme/mixins';
import { selectScript } from '../../theme/scriptFonts';
import { vars } from '../../theme/vars.css';

export const item = style([focusRing, rowButton]);

/** The pressed background extends beyond the content; the negative margin keeps the content in place. */
export const pressable = style({
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  inlineSize: `calc(100% + ${vars.space[4]})`,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-pressed]': { backgroundColor: vars.color.surfaceSunken },
    '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: limitToViewport(vars.size.avatar, 44),
  blockSize: limitToViewport(vars.size.avatar, 44),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  selectors: {
    '&[data-tone="neutral"]': {
      backgroundColor: vars.color.neutralSoft,
      color: vars.color.neutral,
    },
    '&[data-tone="gold"]': { backgroundColor: vars.color.goldSoft, color: vars.color.gold },
    '&[data-tone="silver"]': { backgroundColor: vars.color.silverSoft, color: vars.color.silver },
    '&[data-tone="danger"]': { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
  },
});

export const glyph = style({
  inlineSize: limitToViewport(vars.size.icon, 20),
  blockSize: limitToViewport(vars.size.icon, 20),
});

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const plain = style([body, { flex: 'none' }]);

export const texts = style([
  getTextStyle('label'),
  {
    flex: '1 1 7.5rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      // Next to a badge and a chevron, only two Urdu words would fit on a line. The text keeps its width, so that the
      // badge wraps instead.
      [`${selectScript('nastaliq')} a &`]: { flexBasis: 'max-content' },
    },
  },
]);

export const description = style([
  getTextStyle('caption'),
  { display: 'flow-root', color: vars.color.textMuted },
]);

export const end = style([
  getTextStyle('caption'),
  { maxInlineSize: '100%', color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const chevron = style([
  glyph,
  {
    flexShrink: 0,
    marginInlineStart: `calc(${vars.space[1]} * -1)`,
    color: vars.color.textMuted,
  },
]);
