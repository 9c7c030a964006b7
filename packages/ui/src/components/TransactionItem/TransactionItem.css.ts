import { style } from '@vanilla-extract/css';
import { focusRing, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const item = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  color: vars.color.text,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.avatar,
  blockSize: vars.size.avatar,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.neutralSoft,
  color: vars.color.neutral,
  selectors: {
    '&[data-tone="in"]': { backgroundColor: vars.color.successSoft, color: vars.color.success },
    '&[data-tone="out"]': { color: vars.color.text },
    '&[data-tone="gold"]': { backgroundColor: vars.color.goldSoft, color: vars.color.gold },
    '&[data-tone="silver"]': { backgroundColor: vars.color.silverSoft, color: vars.color.silver },
  },
});

export const glyph = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

/** The pressed background extends beyond the content; the negative margin keeps the content in place. */
export const link = style([
  item,
  focusRing,
  {
    position: 'relative',
    marginInline: `calc(${vars.space[2]} * -1)`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.md,
    outlineOffset: '-2px',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
      '&[data-pressed]': { backgroundColor: vars.color.surfaceSunken },
    },
  },
]);

export const screenReaderOnly = style(visuallyHidden);

/** Query container: long amounts shrink to fit this column. */
export const body = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});

export const contact = style([
  getTextStyle('label'),
  {
    flex: '1 1 4.5rem',
    minInlineSize: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    // Clips text after the third line, but not letters that extend above the first line.
    clipPath: 'inset(-1lh -1lh 0)',
    overflowWrap: 'anywhere',
  },
]);

export const amount = style([
  getTextStyle('label'),
  { marginInlineStart: 'auto', maxInlineSize: '100%' },
]);

export const details = style([
  getTextStyle('caption'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    flex: '1 1 4.5rem',
    minInlineSize: 0,
    overflowX: 'clip',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);

export const detail = style({
  position: 'relative',
  minInlineSize: 0,
  marginInlineStart: `calc(${vars.space[3]} * -1)`,
  paddingInlineStart: vars.space[3],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(${vars.space[3]} / 2 - 1.5px)`,
    insetBlockStart: 'calc(0.5lh - 1.5px)',
    inlineSize: '3px',
    blockSize: '3px',
    borderRadius: vars.radius.full,
    backgroundColor: 'currentColor',
  },
  '@media': { '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText' } } },
});

export const status = style([
  getTextStyle('caption'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);
