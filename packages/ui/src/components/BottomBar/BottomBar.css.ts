import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { limitToViewport, focusRing, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.z.bar,
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.size.bar} - 1px)`,
  paddingInline: limitToViewport(vars.space[3], 12),
  animation: `${enter} ${vars.duration.base} ${vars.easing.out}`,
});

export const places = style([row, { gap: vars.space[2] }]);

export const actions = style([row, { gap: vars.space[2] }]);

export const tabs = style({ display: 'flex', flex: 1, minInlineSize: 0 });

export const tabItem = style({ flex: 1, minInlineSize: 0 });

export const tab = style([
  focusRing,
  getTextStyle('caption'),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: `min(${vars.size.target}, 100%)`,
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.md,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    // Limited so that three labels fit side by side.
    fontSize: limitToViewport(vars.type.caption.size, 18),
    lineHeight: `calc(${vars.type.caption.lineHeight} - 0.2)`,
    // Zero for Latin script; in other scripts, keeps tall letters from touching the icon.
    gap: `calc((${vars.type.caption.lineHeight} - 1.4) * 0.5em)`,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    outlineOffset: '-2px',
    transition: `color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.text },
      '&[aria-current="page"]': { color: vars.color.brand, fontWeight: 640 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            // Otherwise the browser would draw the page’s background colour behind the label.
            forcedColorAdjust: 'none',
          },
          '&[aria-current="page"][data-focus-visible]': { outlineColor: 'HighlightText' },
        },
      },
    },
  },
]);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
});

export const star = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.brandSoft,
  opacity: 0,
  transform: 'rotate(-22.5deg) scale(0.7)',
  transition: `opacity ${vars.duration.base} ${vars.easing.out}, transform ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[aria-current="page"] &': { opacity: 1, transform: 'none' } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const tabIcon = style({
  gridArea: '1 / 1',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const add = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: limitToViewport(vars.space[12], 48),
    blockSize: limitToViewport(vars.space[12], 48),
    marginInline: limitToViewport(vars.space[2], 8),
    border: 'none',
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.brandHover },
      '&[data-pressed]': { backgroundColor: vars.color.brandPressed, transform: 'scale(0.95)' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);

export const addIcon = style({
  inlineSize: limitToViewport(vars.space[6], 24),
  blockSize: limitToViewport(vars.space[6], 24),
});

export const action = style({ flex: 1, minInlineSize: 0, display: 'grid' });

export const failure = style([getTextStyle('caption'), { flex: 1, minInlineSize: 0 }]);

globalStyle(`${action} svg`, {
  '@media': { '(max-width: 359px)': { display: 'none' } },
});
