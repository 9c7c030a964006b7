import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers } from '../../theme/mixins';
import { scale, type TypeToken } from '../../theme/scale';
import { vars } from '../../theme/vars.css';

/** Font size at which the amount, `--rad-amount` em wide, fits its query container or the phone column. */
const fittingSize = `(min(100cqi, ${vars.size.column}) / var(--rad-amount))`;

const step = createVar();
const defaultSize = createVar();

/** Styles of a type scale step, with a font size that shrinks before the amount overflows its container. */
const shrinkToFit = (name: TypeToken): StyleRule[] => [
  getFigureStyle(name),
  {
    vars: { [step]: vars.figure[name].size, [defaultSize]: `${scale.type[name].size}px` },
    // The width is only an estimate, so an amount that fits at the default text size is not shrunk. The limit is lower
    // for larger text sizes.
    fontSize: `min(${step}, max(${fittingSize}, 2 * ${defaultSize} - ${step}))`,
    selectors: { '&[data-long]': { fontSize: `min(${step}, ${fittingSize})` } },
  },
];

export const amount = style([
  tabularNumbers,
  { display: 'inline-block', unicodeBidi: 'isolate', maxInlineSize: '100%' },
]);

export const size = styleVariants({
  sm: [...shrinkToFit('caption'), { fontWeight: 560 }],
  md: [...shrinkToFit('label'), { fontWeight: 620 }],
  lg: shrinkToFit('title'),
  display: shrinkToFit('display'),
});

export const tone = styleVariants({
  inherit: { color: 'inherit' },
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
  gold: { color: vars.color.gold },
  silver: { color: vars.color.silver },
});

const strikeThrough = style({ textDecoration: 'line-through' });

/** Draws one strike-through line across parts with different font sizes. */
const strikeThroughLine = style({
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center 58%',
  backgroundSize: '100% 0.07em',
});

export const voided = {
  sm: strikeThrough,
  md: strikeThrough,
  lg: strikeThroughLine,
  display: strikeThroughLine,
} as const;

export const minor = styleVariants({
  lg: { fontSize: '0.72em', fontWeight: 600 },
  display: {
    fontSize: '0.58em',
    fontWeight: 600,
    letterSpacing: `calc(${vars.figure.display.tracking} * 0.4)`,
  },
});
