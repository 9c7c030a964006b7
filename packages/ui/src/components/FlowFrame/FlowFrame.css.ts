import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

// Keeps a sliding step from widening the page. Unlike `hidden`, `clip` does not break the step's sticky footer.
export const clip = style({ overflowX: 'clip' });

export const step = style({
  animationDuration: vars.duration.base,
  animationTimingFunction: vars.easing.out,
  selectors: {
    '&[data-enter="forward"]': { animationName: fromEnd },
    '&[data-enter="back"]': { animationName: fromStart },
    '[dir="rtl"] &[data-enter="forward"]': { animationName: fromStart },
    '[dir="rtl"] &[data-enter="back"]': { animationName: fromEnd },
  },
});
