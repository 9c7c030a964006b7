import { style, styleVariants } from '@vanilla-extract/css';
import { limitToViewport, getTextStyle } from '../../theme/mixins';
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
  md: [
    getTextStyle('label'),
    // Limit the size so that large text beside the avatar keeps enough space.
    {
      inlineSize: limitToViewport(vars.size.avatar, 44),
      blockSize: limitToViewport(vars.size.avatar, 44),
      fontSize: limitToViewport(vars.type.label.size, 16),
    },
  ],
  lg: [getTextStyle('heading'), { inlineSize: vars.space[16], blockSize: vars.space[16] }],
});
