import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const code = style({
  fontFamily: vars.font.mono,
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  selectors: {
    // One that takes several lines begins each of them on the left, where it is read from.
    '[dir="rtl"] &': { display: 'inline-block', textAlign: 'start' },
  },
});
