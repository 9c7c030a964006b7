import { style, styleVariants } from '@vanilla-extract/css';
import { atMost, typeStyle } from '../../theme/mixins';
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
    typeStyle('label'),
    // In a row, large text needs the room more than a picture of two letters.
    {
      inlineSize: atMost(vars.size.avatar, 44),
      blockSize: atMost(vars.size.avatar, 44),
      fontSize: atMost(vars.type.label.size, 16),
    },
  ],
  lg: [typeStyle('heading'), { inlineSize: vars.space[16], blockSize: vars.space[16] }],
});
