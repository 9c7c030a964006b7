import { style, styleVariants } from '@vanilla-extract/css';
import { tabular, typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const amount = style([
  tabular,
  // A figure reads in one direction in every script.
  { display: 'inline-block', unicodeBidi: 'isolate', maxInlineSize: '100%' },
]);

export const size = styleVariants({
  sm: [typeStyle('caption'), { fontWeight: 560 }],
  md: [typeStyle('label'), { fontWeight: 620 }],
  lg: [typeStyle('title')],
  display: [typeStyle('display')],
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

/** The amount did not come about. */
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
  display: { fontSize: '0.58em', fontWeight: 600, letterSpacing: '-0.01em' },
});
