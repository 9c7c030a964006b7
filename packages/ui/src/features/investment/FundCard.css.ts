import { globalStyle, style } from '@vanilla-extract/css';

export const fund = style({ position: 'relative' });

/** Extends the button's press target to the whole card. */
globalStyle(`${fund} button::after`, { content: '""', position: 'absolute', inset: 0 });
