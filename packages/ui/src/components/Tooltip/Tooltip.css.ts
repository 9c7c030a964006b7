import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Inverts the page's colours, for contrast with any background. */
export const tooltip = style([
  getTextStyle('caption'),
  {
    maxInlineSize: `min(18rem, calc(100vw - ${vars.space[8]}))`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    boxShadow: vars.elevation.raised,
    overflowWrap: 'anywhere',
    transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
