import { style } from '@vanilla-extract/css';
import { getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const stepper = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const track = style({ display: 'flex', flex: 1, gap: vars.space[1], minInlineSize: 0 });

export const segment = style({
  flex: 1,
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  transition: `background-color ${vars.duration.base} ${vars.easing.out}`,
  // Outlines the remaining steps, because forced colours replace their background with the page's.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  selectors: {
    '&[data-reached]': {
      backgroundColor: vars.color.brand,
      '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
    },
  },
});

export const label = style(visuallyHidden);

export const text = style([
  getTextStyle('caption'),
  {
    position: 'relative',
    flexShrink: 0,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
