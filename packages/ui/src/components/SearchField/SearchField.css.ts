import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  marginInlineStart: vars.space[4],
  color: vars.color.textMuted,
});

export const input = style({
  paddingInlineStart: vars.space[3],
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

/** Keeps its room while the field is empty, so the text never jumps. */
export const clear = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    marginInlineEnd: vars.space[1],
    border: 'none',
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover },
      '[data-empty] &, &[data-disabled]': { visibility: 'hidden' },
    },
  },
]);

export const clearIcon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });
