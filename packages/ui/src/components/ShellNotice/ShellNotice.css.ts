import { style } from '@vanilla-extract/css';
import { gutter, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const strip = style({
  color: vars.color.text,
  selectors: {
    '&[data-kind]': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.bar,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[3],
      rowGap: vars.space[2],
      maxInlineSize: vars.size.column,
      marginInline: 'auto',
      paddingInline: gutter,
      paddingBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
      paddingBlockEnd: vars.space[2],
      backgroundColor: vars.color.pendingSoft,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    '&[data-kind="update"]': { backgroundColor: vars.color.infoSoft },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.pending,
  selectors: { '[data-kind="update"] > &': { color: vars.color.info } },
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style(getTextStyle('label'));

export const description = style(getTextStyle('caption'));
