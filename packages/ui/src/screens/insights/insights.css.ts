import { style } from '@vanilla-extract/css';
import { getTypeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const kinds = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const kind = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const name = style([getTypeStyle('label'), { overflowWrap: 'anywhere' }]);

export const amount = style({ display: 'contents' });

export const track = style({
  gridColumn: '1 / -1',
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
