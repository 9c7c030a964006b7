import { style, styleVariants } from '@vanilla-extract/css';
import { scale, type SpaceToken } from '../../theme/scale';
import { vars } from '../../theme/vars.css';

export const stack = style({ display: 'flex', minInlineSize: 0 });

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row', alignItems: 'center' },
});

export const gap = styleVariants(scale.space, (_px, token) => ({
  gap: vars.space[Number(token) as SpaceToken],
}));

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});

export const wrap = style({ flexWrap: 'wrap' });
