import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.avatar,
  blockSize: vars.space[8],
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.info,
  direction: 'ltr',
});

export const word = style([
  getTextStyle('caption'),
  { fontStyle: 'italic', fontWeight: 800, textTransform: 'uppercase' },
]);

export const rings = style({ inlineSize: vars.size.iconLg, blockSize: vars.size.icon });

export const ring = style({ fill: vars.color.danger });

export const frontRing = style({ fill: vars.color.goldFill, fillOpacity: 0.85 });
