import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers } from '../../theme/mixins';
import { scale, type TypeToken } from '../../theme/scale';
import { vars } from '../../theme/vars.css';

/**
 * The size that fills the container: the nearest one with `container-type: inline-size`, else the phone column.
 * `--rad-amount` is the amount's width in em.
 */
const roomy = `(min(100cqi, ${vars.size.column}) / var(--rad-amount))`;

/** The step's size as the reader has it, and as it is at the usual text size. */
const step = createVar();
const usual = createVar();

/** A step whose figures become smaller before they would run out of their container. */
const shrinking = (name: TypeToken): StyleRule[] => [
  getFigureStyle(name),
  {
    vars: { [step]: vars.figure[name].size, [usual]: `${scale.type[name].size}px` },
    // What fits at the usual text size is left as it is there, to the letter: its width is only an estimate.
    // That floor sinks as the reader's text size grows.
    fontSize: `min(${step}, max(${roomy}, 2 * ${usual} - ${step}))`,
    selectors: { '&[data-long]': { fontSize: `min(${step}, ${roomy})` } },
  },
];

export const amount = style([
  tabularNumbers,
  // A figure reads in one direction in every script.
  { display: 'inline-block', unicodeBidi: 'isolate', maxInlineSize: '100%' },
]);

export const size = styleVariants({
  sm: [...shrinking('caption'), { fontWeight: 560 }],
  md: [...shrinking('label'), { fontWeight: 620 }],
  lg: shrinking('title'),
  display: shrinking('display'),
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

/** The transaction failed. */
const struck = style({ textDecoration: 'line-through' });

/** One line through parts of different sizes. */
const struckAcross = style({
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'center 58%',
  backgroundSize: '100% 0.07em',
});

export const voided = { sm: struck, md: struck, lg: struckAcross, display: struckAcross } as const;

/** Prefix, fraction and unit step back behind the figure where it is set large. */
export const minor = styleVariants({
  lg: { fontSize: '0.72em', fontWeight: 600 },
  display: {
    fontSize: '0.58em',
    fontWeight: 600,
    letterSpacing: `calc(${vars.figure.display.tracking} * 0.4)`,
  },
});
