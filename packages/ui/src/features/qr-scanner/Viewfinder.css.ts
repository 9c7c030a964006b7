import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const viewfinder = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
});

export const camera = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  aspectRatio: '1',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** A frame that shows where to place the code. */
export const frame = style({
  position: 'absolute',
  inset: '14%',
  border: `3px solid ${vars.color.brand}`,
  borderRadius: vars.radius.md,
});
