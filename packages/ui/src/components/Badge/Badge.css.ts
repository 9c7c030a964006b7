import { style, styleVariants } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const badge = style([
  getTextStyle('caption'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[2],
    paddingBlock: `calc(${vars.space[1]} / 2)`,
    borderRadius: vars.radius.full,
    fontWeight: 580,
    // At least as wide as its longest word: adjacent text shrinks, or the badge wraps onto its own line.
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const tone = styleVariants({
  neutral: { backgroundColor: vars.color.neutralSoft, color: vars.color.neutral },
  brand: { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
  success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
  pending: { backgroundColor: vars.color.pendingSoft, color: vars.color.pending },
  danger: { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.info },
  gold: { backgroundColor: vars.color.goldSoft, color: vars.color.gold },
  silver: { backgroundColor: vars.color.silverSoft, color: vars.color.silver },
});

export const icon = style({ inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm });
