import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const group = style({
  borderRadius: vars.radius.lg,
  outline: '2px none',
  outlineOffset: '4px',
  selectors: { '&:focus-visible': { outlineStyle: 'solid', outlineColor: vars.color.focus } },
});

export const zone = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: vars.space[3],
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surfaceRaised,
    minInlineSize: 0,
    selectors: {
      '&[data-drop-target]': {
        borderColor: vars.color.brand,
        borderStyle: 'solid',
        backgroundColor: vars.color.brandSoft,
      },
      '[data-invalid] > &': { borderColor: vars.color.danger },
    },
  },
]);

export const prompt = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  color: vars.color.textMuted,
});

export const promptIcon = style({
  inlineSize: vars.size.iconLg,
  blockSize: vars.size.iconLg,
  color: vars.color.brand,
});

export const hint = style([
  getTextStyle('caption'),
  { minInlineSize: 0, overflowWrap: 'anywhere' },
]);

/** Hidden on touch devices, which cannot drag files. */
export const dropHint = style({
  '@media': { '(hover: none)': { display: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** The live region stays mounted but takes no space while empty. */
export const note = style([
  getTextStyle('caption'),
  {
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { position: 'absolute' } },
  },
]);

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '11rem',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
});

export const name = style([
  getTextStyle('label'),
  { display: 'block', color: vars.color.text, overflowWrap: 'anywhere' },
]);
