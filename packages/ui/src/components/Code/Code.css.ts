import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const code = style({
  fontFamily: vars.font.mono,
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  selectors: {
    // Multi-line code is left-aligned, because it is left to right.
    '[dir="rtl"] &': { display: 'inline-block', textAlign: 'start' },
  },
});
