import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: vars.space[1] } },
});

export const face = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  flex: 1,
  minInlineSize: 0,
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 7.5rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// Focused programmatically for screen readers. Not interactive, so it has no focus ring.
export const name = style([getTextStyle('label'), { outline: 'none' }]);

export const detail = style([
  getTextStyle('caption'),
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const number = style(tabularNumbers);

export const screenReaderOnly = style(visuallyHidden);

/** Aligns the buttons' labels, rather than their press targets, with the edge of the text. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
});

export const pendingActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: vars.size.target,
});

export const entry = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
