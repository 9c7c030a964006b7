import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const root = style([
  getTextStyle('body'),
  {
    padding: vars.space[4],
    color: vars.color.text,
    backgroundColor: vars.color.surface,
  },
]);
