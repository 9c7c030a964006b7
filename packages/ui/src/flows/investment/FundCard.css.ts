import { globalStyle, style } from '@vanilla-extract/css';

export const fund = style({ position: 'relative' });

/** A press anywhere on the card counts as one on its row. */
globalStyle(`${fund} button::after`, { content: '""', position: 'absolute', inset: 0 });
