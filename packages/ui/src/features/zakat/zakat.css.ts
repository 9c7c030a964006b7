import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Focused programmatically when the view changes. It is not a control, so it has no focus ring. */
export const view = style({ outline: 'none', scrollMarginBlockStart: vars.space[16] });

export const amount = style({ containerType: 'inline-size', textAlign: 'center' });
