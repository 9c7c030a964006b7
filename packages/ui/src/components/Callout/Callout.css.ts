import { style, styleVariants } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const callout = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tone = styleVariants({
  info: { backgroundColor: vars.color.infoSoft },
  pending: { backgroundColor: vars.color.pendingSoft },
  success: { backgroundColor: vars.color.successSoft },
  danger: { backgroundColor: vars.color.dangerSoft },
  neutral: { backgroundColor: vars.color.neutralSoft },
});

const iconBase = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  flexShrink: 0,
});

export const icon = styleVariants({
  info: [iconBase, { color: vars.color.info }],
  pending: [iconBase, { color: vars.color.pending }],
  success: [iconBase, { color: vars.color.success }],
  danger: [iconBase, { color: vars.color.danger }],
  neutral: [iconBase, { color: vars.color.neutral }],
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style([getTextStyle('label'), { color: 'inherit' }]);

export const body = style([
  getTextStyle('label'),
  // Avoids a single word on the last line.
  { fontWeight: 420, lineHeight: vars.type.body.lineHeight, textWrap: 'pretty' },
]);

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const listItem = style({
  display: 'flex',
  gap: vars.space[2],
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '5px',
    blockSize: '5px',
    marginBlockStart: '0.55em',
    rotate: '45deg',
    backgroundColor: 'currentColor',
    opacity: 0.6,
  },
  '@media': {
    '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText', opacity: 1 } },
  },
});
