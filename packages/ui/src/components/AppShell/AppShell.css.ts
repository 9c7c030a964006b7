import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { barInset } from '../Screen/Screen.css';

export const shell = style({
  position: 'relative',
  minBlockSize: '100dvh',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  backgroundColor: vars.color.surface,
  selectors: { '&[data-bar]': { vars: { [barInset]: vars.size.bar } } },
  '@media': { '(min-width: 480px)': { boxShadow: vars.elevation.overlay } },
});

export const skipLink = style([
  getTextStyle('label'),
  {
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[4],
    zIndex: vars.z.toast,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
    transform: 'translateY(-200%)',
    // Clips the off-screen link, which would otherwise cover a notice above the column.
    clipPath: 'inset(50%)',
    selectors: { '&:focus': { transform: 'none', clipPath: 'none' } },
  },
]);
