import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const error = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
});

export const glyph = style({ inlineSize: vars.space[6], blockSize: vars.space[6] });

export const title = style([getTextStyle('heading'), { textWrap: 'balance' }]);

export const description = style([
  getTextStyle('label'),
  { maxInlineSize: '36ch', color: vars.color.textMuted, fontWeight: 420, textWrap: 'balance' },
]);

export const action = style({ marginBlockStart: vars.space[4] });
