import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const kinds = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

/** Query container: long amounts shrink to fit its width. An amount moves below the name if space is insufficient. */
export const kind = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const name = style([
  getTextStyle('label'),
  { flex: '1 1 4.5rem', minInlineSize: 0, overflowWrap: 'anywhere' },
]);

export const amount = style({ display: 'contents' });

export const figure = style([
  getTextStyle('caption'),
  { marginInlineStart: 'auto', maxInlineSize: '100%' },
]);

export const track = style({
  inlineSize: '100%',
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.brand,
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
