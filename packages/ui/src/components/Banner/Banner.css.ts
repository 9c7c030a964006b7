import { style } from '@vanilla-extract/css';
import { getTextStyle, limitToViewport } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: limitToViewport(vars.space[3], 12),
  paddingBlock: vars.space[1],
  paddingInlineStart: limitToViewport(vars.space[4], 16),
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.lg,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

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

export const texts = style([
  // Sets the title's line height, which `1lh` in this style refers to.
  getTextStyle('label'),
  {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 12rem',
    gap: vars.space[1],
    minInlineSize: 0,
    // The first line is centred on the dismiss button.
    paddingBlockStart: `max(${vars.space[1]}, (${vars.size.target} - 1lh) / 2)`,
    overflowWrap: 'anywhere',
  },
]);
