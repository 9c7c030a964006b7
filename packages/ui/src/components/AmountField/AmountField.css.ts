import { createVar, style } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers, getTypeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** The large input on the amount step of a flow. */
export const largeControl = style({
  minBlockSize: `calc(${vars.size.control} + ${vars.space[10]})`,
  borderRadius: vars.radius.lg,
  containerType: 'inline-size',
});

export const input = style([
  tabularNumbers,
  { selectors: { '&:not(:first-child)': { paddingInlineStart: vars.space[2] } } },
]);

const step = createVar();

/**
 * The font size at which the typed text fits next to its prefix or suffix. `--rad-typed` and `--rad-affix` are their
 * lengths in characters; a character is at most 0.66 em wide.
 */
const roomy = `(100cqi - var(--rad-affix) * 0.66 * ${vars.type.heading.size} - 2.5 * ${vars.space[4]}) / (var(--rad-typed) * 0.66)`;

export const largeInput = style([
  getFigureStyle('display'),
  {
    vars: { [step]: vars.figure.display.size },
    // The digits shrink before they overflow the box, but never below the caption size.
    fontSize: `min(${step}, max(${vars.figure.caption.size}, ${roomy}))`,
    selectors: {
      '&[data-length="long"]': { vars: { [step]: vars.figure.title.size } },
      '&[data-length="longest"]': { vars: { [step]: vars.figure.heading.size } },
    },
  },
]);

export const affix = style([
  getTypeStyle('label'),
  {
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: {
      '&:first-child': { marginInlineStart: vars.space[4] },
      '&:last-child': { marginInlineEnd: vars.space[4] },
    },
  },
]);

export const largeAffix = style(getTypeStyle('heading'));
