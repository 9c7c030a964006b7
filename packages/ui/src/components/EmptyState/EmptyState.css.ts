import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const medallion = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  marginBlockEnd: vars.space[3],
  color: vars.color.brand,
});

export const star = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.brandSoft,
  // Forced colours give the icon a system colour, which may have no contrast with this background.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const icon = style({
  gridArea: '1 / 1',
  inlineSize: vars.size.iconLg,
  blockSize: vars.size.iconLg,
});

export const title = style([getTextStyle('heading'), { textWrap: 'balance' }]);

export const description = style([
  getTextStyle('label'),
  { maxInlineSize: '32ch', color: vars.color.textMuted, fontWeight: 420, textWrap: 'balance' },
]);

export const actions = style({ marginBlockStart: vars.space[4] });
