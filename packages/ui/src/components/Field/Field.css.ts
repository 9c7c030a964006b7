import { style } from '@vanilla-extract/css';
import { gutter, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { selectScript } from '../../theme/scriptFonts';
import { vars } from '../../theme/vars.css';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  inlineSize: '100%',
});

/** Focused by the form that contains it. Not interactive, so it has no focus ring. */
export const focusedGroup = style([field, { outline: 'none' }]);

export const label = style([
  getTextStyle('label'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[2],
    color: vars.color.text,
  },
]);

export const hiddenLabel = style(visuallyHidden);

export const optional = style([getTextStyle('caption'), { color: vars.color.textMuted }]);

export const description = style([
  getTextStyle('caption'),
  { color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const error = style([
  getTextStyle('caption'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    color: vars.color.danger,
    overflowWrap: 'anywhere',
  },
]);

export const errorIcon = style({
  inlineSize: vars.size.iconSm,
  blockSize: vars.size.iconSm,
  marginBlockStart: `calc((1lh - ${vars.size.iconSm}) / 2)`,
});

/** The visible box of the field. The focus ring covers the border, so focus causes no layout shift. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  outline: '2px none',
  outlineOffset: '-1px',
  cursor: 'text',
  selectors: {
    // Only hover has a transition; the focus ring and the error border appear immediately.
    '&[data-hovered]': {
      borderColor: vars.color.textMuted,
      transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
    },
    '&[data-invalid]': {
      borderColor: vars.color.danger,
      outlineStyle: 'solid',
      outlineColor: vars.color.danger,
    },
    '&:has(:is(input, textarea)[data-focused])': {
      borderColor: vars.color.focus,
      outlineStyle: 'solid',
      outlineColor: vars.color.focus,
    },
    '[data-readonly] > &': { backgroundColor: vars.color.surfaceSunken, borderStyle: 'dashed' },
    '&[data-disabled]': {
      backgroundColor: vars.color.neutralSoft,
      borderColor: vars.color.line,
      color: vars.color.neutral,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '&:has(:is(input, textarea)[data-focused])': {
          outlineStyle: 'solid',
          outlineColor: 'Highlight',
        },
      },
    },
  },
});

/**
 * Font size at which a placeholder of `--rad-placeholder` characters, each at most 0.56 em wide, fits the narrowest
 * field.
 */
const placeholderFittingSize = `(100vw - 4 * ${gutter}) / (var(--rad-placeholder, 1) * 0.56)`;

export const input = style([
  getTextStyle('body'),
  {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    minBlockSize: `calc(${vars.size.control} - 2px)`,
    paddingInline: gutter,
    paddingBlock: 0,
    border: 'none',
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    appearance: 'none',
    cursor: 'inherit',
    selectors: {
      // With very large text, a long placeholder does not fit; an ellipsis shows that it is truncated.
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1, unicodeBidi: 'plaintext' },
      // Scripts other than the compact Nastaliq need more width, so the font size is limited to make the placeholder
      // fit.
      [`:root:not(${selectScript('nastaliq')}) &::placeholder`]: {
        fontSize: `min(1em, max(5vw, ${placeholderFittingSize}))`,
      },
      '&:autofill': {
        boxShadow: `inset 0 0 0 100vmax ${vars.color.brandSoft}`,
        WebkitTextFillColor: vars.color.text,
      },
    },
  },
]);
