import { style } from '@vanilla-extract/css';
import { forcedColorsSelected, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: '3px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});

export const field = style({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
});

export const segment = style([
  getTextStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[2],
    borderRadius: `calc(${vars.radius.md} - 3px)`,
    border: '1px solid transparent',
    color: vars.color.textMuted,
    textAlign: 'center',
    cursor: 'pointer',
    outline: '2px none',
    outlineOffset: '-2px',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      // The brand-coloured border provides the required contrast of 3:1; the raised background alone does not.
      '&[data-selected]': {
        backgroundColor: vars.color.surfaceRaised,
        borderColor: vars.color.brand,
        color: vars.color.brand,
      },
      '&[data-focus-visible]': {
        outlineStyle: 'solid',
        outlineColor: vars.color.focus,
        outlineOffset: '1px',
      },
      '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
      '&[data-disabled][data-selected]': { borderColor: vars.color.line },
    },
    '@media': {
      '(forced-colors: active)': { selectors: forcedColorsSelected },
    },
  },
]);

export const label = style({ minInlineSize: 0, overflowWrap: 'break-word' });

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });
