import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  containerType: 'inline-size',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const mark = style({ display: 'grid', placeItems: 'center' });

export const skeletonLine = style([
  dividedRow,
  {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    paddingBlock: vars.space[3],
    selectors: { '&[data-stacked]': { flexDirection: 'column' } },
  },
]);
