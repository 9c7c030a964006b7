import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const screenReaderOnly = style(visuallyHidden);

export const opened = style({ inlineSize: 'min(100%, 17rem)', marginInline: 'auto' });

export const parcel = style({ inlineSize: '8rem', marginInline: 'auto' });

export const confirmations = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const stars = style({ display: 'inline-flex', gap: vars.space[1] });

export const star = style({
  inlineSize: vars.size.iconSm,
  blockSize: vars.size.iconSm,
  color: vars.color.line,
  selectors: { '&[data-confirmed]': { color: vars.color.success } },
});
