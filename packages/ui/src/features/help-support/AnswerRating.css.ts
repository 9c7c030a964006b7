import { style } from '@vanilla-extract/css';
import { focusRing, forcedColorsSelected, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const choice = style([
  focusRing,
  getTextStyle('label'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    color: vars.color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover },
      '&[data-selected]': {
        borderColor: vars.color.brand,
        backgroundColor: vars.color.brandSoft,
        color: vars.color.onBrandSoft,
      },
    },
    '@media': { '(forced-colors: active)': { selectors: forcedColorsSelected } },
  },
]);

export const icon = style({ inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm });
