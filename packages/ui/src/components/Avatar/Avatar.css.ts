import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  userSelect: 'none',
});

export const size = styleVariants({
  md: [typeStyle('label'), { inlineSize: vars.size.avatar, blockSize: vars.size.avatar }],
  lg: [typeStyle('heading'), { inlineSize: vars.space[16], blockSize: vars.space[16] }],
});
