import { style } from '@vanilla-extract/css';
import {
  selectedCard,
  focusRing,
  twoColumns,
  getTextStyle,
  visuallyHidden,
} from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: vars.space[3],
});

export const field = style({ display: 'grid' });

export const card = style([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: vars.space[2],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, transform ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
      '&[data-pressed]': { transform: 'scale(0.98)' },
      '&[data-selected]': selectedCard,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  boxShadow: `0 0 0 2px ${vars.color.surfaceRaised}`,
  selectors: { '[data-selected] > &': { display: 'grid' } },
});

export const check = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const texts = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: vars.space[1],
  paddingBlockEnd: vars.space[1],
  overflowWrap: 'anywhere',
});

export const name = style(getTextStyle('label'));

export const occasion = style([getTextStyle('caption'), { color: vars.color.textMuted }]);

/** Description of the wrap's appearance, for screen readers only. */
export const preview = style(visuallyHidden);
