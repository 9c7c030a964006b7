import { style } from '@vanilla-extract/css';
import { focusRing, forcedColorsSelected, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = style([
  focusRing,
  getTextStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover },
      '&[data-selected]': {
        borderColor: vars.color.brand,
        backgroundColor: vars.color.brand,
        color: vars.color.onBrand,
      },
      '&[data-invalid]': { borderColor: vars.color.danger },
      '&[data-disabled]': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.neutralSoft,
        color: vars.color.neutral,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: forcedColorsSelected },
    },
  },
]);
