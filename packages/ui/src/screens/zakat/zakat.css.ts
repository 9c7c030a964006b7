import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Focused only when the view changes, which is what shows. */
export const view = style({ outline: 'none', scrollMarginBlockStart: vars.space[16] });

/** A long amount becomes as small as the card needs. */
export const amount = style({ containerType: 'inline-size', textAlign: 'center' });
