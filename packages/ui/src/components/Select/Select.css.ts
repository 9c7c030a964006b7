import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const trigger = style([
  getTextStyle('body'),
  {
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    gap: vars.space[3],
    textAlign: 'start',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      // Excludes the disabled state: in the published package, this style sheet's layer would override the field's
      // `not-allowed` cursor.
      '&:not([data-disabled])': { cursor: 'pointer' },
      '&[data-focus-visible], &[data-pressed]': {
        borderColor: vars.color.focus,
        outlineStyle: 'solid',
        outlineColor: vars.color.focus,
      },
      '[data-invalid] > &': {
        borderColor: vars.color.danger,
        outlineStyle: 'solid',
        outlineColor: vars.color.danger,
      },
      '[data-invalid] > &[data-focus-visible]': {
        borderColor: vars.color.focus,
        outlineStyle: 'solid',
        outlineColor: vars.color.focus,
      },
    },
  },
]);

export const value = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});

export const valueText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
});
