import { styleVariants } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const size = styleVariants({
  display: [getTextStyle('display')],
  title: [getTextStyle('title')],
  heading: [getTextStyle('heading')],
  body: [getTextStyle('body')],
  label: [getTextStyle('label')],
  caption: [getTextStyle('caption')],
});

export const tone = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  brand: { color: vars.color.brand },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
  inherit: { color: 'inherit' },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
