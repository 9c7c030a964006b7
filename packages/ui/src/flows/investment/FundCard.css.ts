import { globalStyle, style } from '@vanilla-extract/css';

export const fund = style({ position: 'relative' });

/** The whole card is the press target of its row. */
globalStyle(`${fund} button::after`, { content: '""', position: 'absolute', inset: 0 });
