import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const row = style(dividedRow);

export const outcome = style({
  ':empty': { display: 'none' },
  paddingBlockEnd: vars.space[3],
});

export const action = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockEnd: vars.space[3],
});
