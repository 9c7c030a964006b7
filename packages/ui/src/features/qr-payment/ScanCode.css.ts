import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const sweep = keyframes({
  from: { transform: 'translateY(0)' },
  to: { transform: 'translateY(112px)' },
});

export const finder = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[8],
  textAlign: 'center',
});

export const frame = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  aspectRatio: '1',
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.surfaceSunken,
});

export const corner = style({ color: vars.color.brand });

export const beam = style({
  color: vars.color.goldFill,
  animation: `${sweep} 1000ms ${vars.easing.inOut} infinite alternate`,
});
