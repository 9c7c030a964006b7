import { style } from '@vanilla-extract/css';
import { getFigureStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const button = style({ position: 'relative', flexShrink: 0 });

export const count = style([
  getFigureStyle('caption'),
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minInlineSize: vars.size.iconSm,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.full,
    textAlign: 'center',
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
