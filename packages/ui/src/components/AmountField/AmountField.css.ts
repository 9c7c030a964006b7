import { style } from '@vanilla-extract/css';
import { figureStyle, tabular, typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** The one big figure of an amount step. */
export const largeControl = style({
  minBlockSize: `calc(${vars.size.control} + ${vars.space[10]})`,
  borderRadius: vars.radius.lg,
});

export const input = style([
  tabular,
  { selectors: { '&:not(:first-child)': { paddingInlineStart: vars.space[2] } } },
]);

export const largeInput = style([
  figureStyle('display'),
  {
    // The figures shrink before they would run out of the box.
    selectors: {
      '&[data-length="long"]': { fontSize: vars.figure.title.size },
      '&[data-length="longest"]': { fontSize: vars.figure.heading.size },
    },
  },
]);

export const affix = style([
  typeStyle('label'),
  {
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: {
      '&:first-child': { marginInlineStart: vars.space[4] },
      '&:last-child': { marginInlineEnd: vars.space[4] },
    },
  },
]);

export const largeAffix = style(typeStyle('heading'));
