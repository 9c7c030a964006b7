import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Dark on white in both themes and in forced colours, because many scanners cannot read inverted codes. */
export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '17.5rem',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.codePaper,
  forcedColorAdjust: 'none',
});

export const paper = style({ fill: vars.color.codePaper });

export const modules = style({ fill: vars.color.codeInk });
