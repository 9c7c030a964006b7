import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const personTexts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  flex: '1 1 9rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const failure = style({ paddingBlockStart: vars.space[3] });

export const photo = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
});
