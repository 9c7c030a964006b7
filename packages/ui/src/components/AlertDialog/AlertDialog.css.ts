import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[6],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const title = style(getTextStyle('heading'));

export const message = style([getTextStyle('body'), { color: vars.color.textMuted }]);

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
});
