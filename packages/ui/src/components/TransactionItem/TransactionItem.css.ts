import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const item = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  color: vars.color.text,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.avatar,
  blockSize: vars.size.avatar,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.neutralSoft,
  color: vars.color.neutral,
  selectors: {
    '&[data-tone="in"]': { backgroundColor: vars.color.successSoft, color: vars.color.success },
    '&[data-tone="out"]': { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
    '&[data-tone="gold"]': { backgroundColor: vars.color.goldSoft, color: vars.color.gold },
    '&[data-tone="silver"]': { backgroundColor: vars.color.silverSoft, color: vars.color.silver },
  },
});

export const glyph = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** Long amounts measure themselves against this column. */
export const body = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** Text and figure side by side; the figure takes a line of its own when both do not fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

export const contact = style([
  typeStyle('label'),
  {
    flex: '1 1 5.5rem',
    minInlineSize: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

export const amount = style({ marginInlineStart: 'auto', maxInlineSize: '100%' });

export const details = style([
  typeStyle('caption'),
  { flex: '1 1 5.5rem', minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

/** Word and date break between, not inside, as long as they can. */
export const detail = style({ display: 'inline-block' });

export const status = style([
  typeStyle('caption'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);
