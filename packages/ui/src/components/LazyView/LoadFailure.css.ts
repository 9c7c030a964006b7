import { style } from '@vanilla-extract/css';
import { gutter, limitToViewport } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const overlaid = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.size.bar} + ${gutter} + env(safe-area-inset-bottom, 0px))`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: `min(100% - ${limitToViewport(vars.space[6], 24)}, ${vars.size.column} - ${vars.space[6]})`,
  zIndex: vars.z.overlay,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.elevation.overlay,
});
