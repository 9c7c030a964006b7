import { style } from '@vanilla-extract/css';
import { gutter, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const card = style({
  minInlineSize: 0,
  borderRadius: vars.radius.xl,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.elevation.card,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  paddingInline: gutter,
});

export const heading = style([
  getTextStyle('heading'),
  { flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' },
]);

/** The negative margin lets a control keep its full target size without making the header taller. */
export const trailing = style({
  flexShrink: 0,
  marginBlock: `calc(${vars.space[3]} * -1)`,
});

export const body = style({
  padding: `${vars.space[4]} ${gutter}`,
  selectors: {
    '&[data-inset="list"]': { paddingBlock: vars.space[1] },
    '&[data-inset="none"]': { padding: 0 },
    [`${header} + &:not([data-inset])`]: { paddingBlockStart: vars.space[3] },
  },
});
