import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const code = style({
  fontFamily: vars.font.mono,
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  selectors: {
    // Several lines start on the left, the direction of the code.
    '[dir="rtl"] &': { display: 'inline-block', textAlign: 'start' },
  },
});
