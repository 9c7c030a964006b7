import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { scale } from '../../theme/scale';
import { visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const base = style({
  display: 'block',
  maxInlineSize: '100%',
  flexShrink: 0,
  backgroundColor: vars.color.skeleton,
  animation: `${pulse} 1.6s ${vars.easing.inOut} infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

export const variant = styleVariants({
  text: { borderRadius: vars.radius.sm },
  circle: { borderRadius: vars.radius.full },
  block: { borderRadius: vars.radius.lg },
});

/** Placeholder for a line of text: as high as the letters, with margins that add up to the line height. */
export const line = styleVariants(scale.type, (_step, name) => ({
  blockSize: `calc(${vars.type[name].size} * 0.8)`,
  marginBlock: `calc(${vars.type[name].size} * (${vars.type[name].lineHeight} - 0.8) / 2)`,
}));

export const onHero = style({ backgroundColor: vars.color.heroOrnament });

export const region = style({ position: 'relative' });

export const announcement = style(visuallyHidden);
