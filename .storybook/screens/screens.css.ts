import { getTextStyle, vars } from '@rad-wallet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const area = style({ marginBlockStart: vars.space[10] });

// `&&` overrides Storybook's docs styles for headings, lists, links and images.
export const heading = style({
  selectors: {
    '&&': { ...getTextStyle('heading'), border: 'none', marginBlock: `0 ${vars.space[4]}` },
  },
});

export const screens = style({
  selectors: {
    '&&': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      gap: vars.space[6],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

globalStyle(`${screens}${screens} > li`, { margin: 0 });

export const screen = style({
  selectors: {
    '&&': {
      display: 'flex',
      flexDirection: 'column',
      color: vars.color.text,
      textDecoration: 'none',
    },
  },
});

/** Crops the image to the first viewport of a phone, 390 by 844 px. */
export const picture = style({
  selectors: {
    '&&': {
      inlineSize: '100%',
      aspectRatio: '390 / 844',
      marginBlockEnd: vars.space[2],
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: vars.radius.lg,
      border: `1px solid ${vars.color.line}`,
      boxShadow: vars.elevation.raised,
      transition: `box-shadow ${vars.duration.fast} ${vars.easing.out}`,
    },
    [`${screen}:is(:hover, :focus-visible) &&`]: { boxShadow: vars.elevation.overlay },
  },
});

export const name = style(getTextStyle('label'));

export const path = style([
  getTextStyle('caption'),
  { color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[6],
});

export const choice = style({
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
    },
  },
});
