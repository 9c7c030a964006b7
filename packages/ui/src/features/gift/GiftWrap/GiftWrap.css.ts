import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';
import { SHEET_SIZE } from './artwork';
import { VIEW_SIZE } from './parts/boxShape';

const unwrap = `calc(${vars.duration.slow} * 4)`;

const lift = keyframes({ from: { transform: 'translate(68px, 56px) rotate(24deg)' } });
const rise = keyframes({ from: { transform: 'translateY(84px)', opacity: 0 } });
const fly = keyframes({
  from: { transform: 'translateY(56px) scale(0.2)', opacity: 0 },
  '60%': { opacity: 1 },
});

const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // The drawings keep their colours in every theme and in forced colours.
  forcedColorAdjust: 'none',
  selectors: { '[data-theme="dark"] &': { filter: 'brightness(0.92)' } },
});

export const sheet = style([picture, { borderRadius: '5%/4%' }]);

export const box = style([picture, { overflow: 'visible' }]);

export const sheetPlace = style([
  sheet,
  {
    aspectRatio: `${SHEET_SIZE.width} / ${SHEET_SIZE.height}`,
    backgroundColor: vars.color.surfaceSunken,
  },
]);

export const boxPlace = style([box, { aspectRatio: `${VIEW_SIZE.width} / ${VIEW_SIZE.height}` }]);

const opening = { animationDuration: unwrap, animationTimingFunction: vars.easing.out } as const;

export const lid = style({ ...opening, animationName: lift });

export const coin = style({ ...opening, animationName: rise });

export const confetti = style({
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const fan = style({
  ...opening,
  animationName: fly,
  animationFillMode: 'backwards',
  transformBox: 'view-box',
  transformOrigin: '50% 62%',
});
