import { style } from '@vanilla-extract/css';
import { gutter, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  paddingInline: vars.space[2],
});

export const notice = style({ marginBlockEnd: vars.space[5] });

/** Aligns the button's text, rather than its press target, with the edge of the field. */
export const forgotPassword = style({
  alignSelf: 'flex-end',
  marginInlineEnd: `calc(${gutter} * -1)`,
});

export const otherMode = style([
  getTextStyle('label'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[2],
    marginBlockStart: vars.space[3],
    color: vars.color.textMuted,
    fontWeight: vars.type.body.weight,
  },
]);

export const footer = style([
  getTextStyle('caption'),
  {
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[6],
    color: vars.color.textMuted,
    textAlign: 'center',
  },
]);
