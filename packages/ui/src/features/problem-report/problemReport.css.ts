import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const steps = style({ display: 'grid', gap: vars.space[4] });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  selectors: {
    // Connects the marks.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.size.icon,
      insetBlockEnd: `calc(-1 * ${vars.space[4]})`,
      insetInlineStart: `calc(${vars.size.icon} / 2)`,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const mark = style({
  gridRow: 'span 2',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.textMuted,
  selectors: { '[data-reached] > &': { color: vars.color.success } },
});

export const name = style([getTextStyle('label'), { overflowWrap: 'anywhere' }]);
