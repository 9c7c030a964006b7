import { style } from '@vanilla-extract/css';
import { limitToViewport, focusRing, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  paddingBlockEnd: vars.space[3],
});

export const bar = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  // Aligns the arrow itself, not its larger press target, with the edge of the text.
  marginInlineStart: `calc(${vars.space[3]} * -1)`,
});

export const backLink = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: limitToViewport(vars.size.target, 44),
    blockSize: limitToViewport(vars.size.target, 44),
    borderRadius: vars.radius.full,
    color: vars.color.text,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover } },
  },
]);

export const backIcon = style({
  inlineSize: limitToViewport(vars.size.icon, 20),
  blockSize: limitToViewport(vars.size.icon, 20),
});

export const titles = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: vars.space[1],
  paddingInlineStart: vars.space[3],
  selectors: { [`${backLink} + &, button + &`]: { paddingInlineStart: 0 } },
});

// Focused programmatically so that it is announced. It has no focus ring, because it is not interactive.
export const title = style([
  getTextStyle('title'),
  {
    fontSize: limitToViewport(vars.type.title.size, 44),
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    outline: 'none',
  },
]);

export const subtitle = style([getTextStyle('body'), { color: vars.color.textMuted }]);
