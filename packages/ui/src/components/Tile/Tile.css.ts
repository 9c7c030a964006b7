import { style } from '@vanilla-extract/css';
import { focusRing, twoColumns, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: vars.space[3],
});

export const tile = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space[4],
    borderRadius: vars.radius.xl,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
      '&[data-pressed]': { backgroundColor: vars.color.surfaceHover, transform: 'scale(0.98)' },
    },
  },
]);

/** The eight-pointed star behind the icon; its tips extend slightly beyond the text's edge. */
export const medallion = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatar,
  blockSize: vars.size.avatar,
  marginInlineStart: `calc(${vars.space[1]} * -1)`,
  color: vars.color.onBrandSoft,
  selectors: {
    '&[data-tone="gold"]': { color: vars.color.gold },
    '&[data-tone="silver"]': { color: vars.color.silver },
  },
});

export const star = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.brandSoft,
  selectors: {
    '[data-tone="gold"] > &': { color: vars.color.goldSoft },
    '[data-tone="silver"] > &': { color: vars.color.silverSoft },
  },
  // Forced colours give the icon a system colour, which may have no contrast with this background.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const glyph = style({
  gridArea: '1 / 1',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const texts = style(getTextStyle('label'));

export const caption = style([
  getTextStyle('caption'),
  { display: 'block', color: vars.color.textMuted },
]);
