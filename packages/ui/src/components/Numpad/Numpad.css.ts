import { style } from '@vanilla-extract/css';
import { focusRing, getFigureStyle, limitToViewport, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const numpad = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: limitToViewport(vars.space[2], 8),
  inlineSize: '100%',
});

export const hidden = style(visuallyHidden);

export const key = style([
  focusRing,
  getFigureStyle('title'),
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.size.control,
    border: '1px solid transparent',
    borderRadius: vars.radius.lg,
    backgroundColor: 'transparent',
    color: vars.color.text,
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
      '&[data-pressed]': { backgroundColor: vars.color.brandSoft },
      '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
    },
    '@media': {
      // Short phones, where the pad and what it fills should fit below each other.
      '(max-height: 700px)': { minBlockSize: vars.size.target },
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
]);

export const icon = style({ inlineSize: vars.size.iconLg, blockSize: vars.size.iconLg });
