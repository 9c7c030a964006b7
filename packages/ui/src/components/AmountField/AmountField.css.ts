import { createVar, style } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

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

/** Font size at which the typed text and its unit (`--rad-typed` and `--rad-affix` characters of up to 0.66 em) fit. */
const fittingSize = `(100cqi - var(--rad-affix) * 0.66 * ${vars.type.heading.size} - 2.5 * ${vars.space[4]}) / (var(--rad-typed) * 0.66)`;

export const largeInput = style([
  getFigureStyle('display'),
  {
    vars: { [step]: vars.figure.display.size },
    fontSize: `min(${step}, max(${vars.figure.caption.size}, ${fittingSize}))`,
    selectors: {
      '&[data-length="long"]': { vars: { [step]: vars.figure.title.size } },
      '&[data-length="longest"]': { vars: { [step]: vars.figure.heading.size } },
    },
  },
]);

export const affix = style([
  getTextStyle('label'),
  {
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: {
      '&:first-child': { marginInlineStart: vars.space[4] },
      '&:last-child': { marginInlineEnd: vars.space[4] },
    },
  },
]);

export const largeAffix = style(getTextStyle('heading'));
