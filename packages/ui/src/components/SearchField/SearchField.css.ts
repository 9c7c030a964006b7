import { style } from '@vanilla-extract/css';
import { limitToViewport, focusRing, gutter } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const icon = style({
  inlineSize: limitToViewport(vars.size.icon, 20),
  blockSize: limitToViewport(vars.size.icon, 20),
  marginInlineStart: gutter,
  color: vars.color.textMuted,
});

export const input = style({
  paddingInlineStart: limitToViewport(vars.space[3], 12),
  selectors: {
    '&:placeholder-shown': { paddingInlineEnd: limitToViewport(vars.space[1], 4) },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

/** At the inline end, so that the text does not move when the button appears. */
export const clear = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: limitToViewport(vars.size.target, 44),
    blockSize: limitToViewport(vars.size.target, 44),
    marginInlineEnd: limitToViewport(vars.space[1], 4),
    border: 'none',
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover },
      '&[data-disabled]': { display: 'none' },
    },
  },
]);

export const clearIcon = style({
  inlineSize: limitToViewport(vars.size.icon, 20),
  blockSize: limitToViewport(vars.size.icon, 20),
});
