import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTextStyle, vars } from '@rad-wallet/ui/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});

export const heading = style(getTextStyle('heading'));

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space[3],
});

export const swatch = style({
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const fill = style({ blockSize: vars.space[12] });

export const caption = style([
  getTextStyle('caption'),
  tabularNumbers,
  { padding: vars.space[2], color: vars.color.text },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style([
  getTextStyle('caption'),
  { inlineSize: '5rem', flexShrink: 0, color: vars.color.textMuted },
]);

export const bar = style({
  blockSize: vars.space[4],
  backgroundColor: vars.color.brand,
  borderRadius: vars.radius.sm,
});

export const box = style({
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
});

export const preview = style({ color: vars.color.text });

export const reason = style([
  getTextStyle('caption'),
  { fontFamily: vars.font.mono, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
