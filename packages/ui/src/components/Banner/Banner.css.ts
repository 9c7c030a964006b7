import { style } from '@vanilla-extract/css';
import { limitToViewport } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: limitToViewport(vars.space[3], 12),
  paddingBlock: vars.space[1],
  paddingInlineStart: limitToViewport(vars.space[4], 16),
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.lg,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Vertically centred on the dismiss button, which is taller than one line. */
const firstLine = `calc((${vars.size.target} - 1lh) / 2)`;

export const icon = style({
  blockSize: vars.size.target,
});

export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  minInlineSize: 0,
  paddingBlockEnd: vars.space[2],
  selectors: { '&:last-child': { paddingInlineEnd: vars.space[3] } },
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 12rem',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlockStart: firstLine,
  overflowWrap: 'anywhere',
});
