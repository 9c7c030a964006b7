import { style } from '@vanilla-extract/css';

/** Without a box of its own. */
export const observed = style({ display: 'contents' });
