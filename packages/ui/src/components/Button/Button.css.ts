import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { limitToViewport, focusRing, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const createVariant = (rest: string, text: string, hover: string, pressed = hover) => ({
  backgroundColor: rest,
  color: text,
  selectors: {
    '&[data-hovered]': { backgroundColor: hover },
    '&[data-pressed]': { backgroundColor: pressed },
  },
});

export const button = style([
  focusRing,
  getTextStyle('label'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    border: '1px solid transparent',
    cursor: 'pointer',
    textAlign: 'center',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-pressed]': { transform: 'scale(0.985)' },
      '&[data-disabled]': {
        backgroundColor: vars.color.neutralSoft,
        color: vars.color.neutral,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  },
]);

export const variant = styleVariants({
  primary: createVariant(
    vars.color.brand,
    vars.color.onBrand,
    vars.color.brandHover,
    vars.color.brandPressed,
  ),
  secondary: createVariant(vars.color.brandSoft, vars.color.onBrandSoft, vars.color.brandSoftHover),
  outline: [
    createVariant('transparent', vars.color.text, vars.color.surfaceHover),
    { borderColor: vars.color.lineStrong },
  ],
  plain: createVariant('transparent', vars.color.brand, vars.color.surfaceHover),
  danger: createVariant(vars.color.danger, vars.color.onDanger, vars.color.dangerHover),
  dangerPlain: createVariant('transparent', vars.color.danger, vars.color.dangerSoft),
});

export const size = styleVariants({
  md: {
    minBlockSize: vars.size.control,
    paddingInline: limitToViewport(vars.space[5], 20),
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.lg,
  },
  sm: {
    minBlockSize: vars.size.target,
    paddingInline: limitToViewport(vars.space[4], 16),
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.md,
  },
});

export const fullWidth = style({ inlineSize: '100%' });

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const spinner = style([icon, { animation: `${turn} 900ms linear infinite` }]);

export const iconButton = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    flexShrink: 0,
    border: 'none',
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    color: vars.color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover },
      '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
      '&[data-variant="hero"]': { color: vars.color.onHero },
      '&[data-variant="hero"][data-hovered], &[data-variant="hero"][data-pressed]': {
        backgroundColor: vars.color.heroOrnament,
      },
      '&[data-variant="hero"][data-focus-visible]': { outlineColor: vars.color.focusOnHero },
    },
  },
]);
