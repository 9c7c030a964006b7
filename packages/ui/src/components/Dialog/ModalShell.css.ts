import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const settle = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } });

/** In windows of at least this size a dialog is centred instead of being a bottom sheet. */
export const ROOMY = '(min-width: 600px) and (min-height: 600px)';

const enter = `${vars.duration.slow} ${vars.easing.out}`;
const exit = `${vars.duration.base} ${vars.easing.inOut} reverse forwards`;

/** Covers only the area above the on-screen keyboard, so the keyboard does not cover the sheet. */
export const overlay = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.z.overlay,
  display: 'flex',
  justifyContent: 'center',
  backgroundColor: vars.color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${enter}` },
    '&[data-exiting]': { animation: `${fade} ${exit}` },
  },
});

const panel = style({
  // Animates a sheet back into place if it was not swiped far enough.
  transition: `translate ${vars.duration.base} ${vars.easing.out}`,
  display: 'flex',
  minBlockSize: 0,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  overflow: 'hidden',
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const variant = styleVariants({
  sheet: [
    panel,
    {
      alignSelf: 'flex-end',
      inlineSize: `min(100%, ${vars.size.column})`,
      maxBlockSize: `calc(100% - ${vars.space[10]})`,
      borderStartStartRadius: vars.radius.xl,
      borderStartEndRadius: vars.radius.xl,
      selectors: {
        '&[data-entering]': { animation: `${rise} ${enter}` },
        '&[data-exiting]': { animation: `${rise} ${exit}` },
      },
      '@media': {
        [ROOMY]: {
          alignSelf: 'center',
          borderRadius: vars.radius.xl,
          selectors: {
            '&[data-entering]': { animationName: settle },
            '&[data-exiting]': { animationName: settle },
          },
        },
      },
    },
  ],
  alert: [
    panel,
    {
      alignSelf: 'center',
      inlineSize: `min(100% - ${vars.space[10]}, ${vars.space[10]} * 9)`,
      maxBlockSize: `calc(100% - ${vars.space[10]})`,
      borderRadius: vars.radius.xl,
      selectors: {
        '&[data-entering]': { animation: `${settle} ${enter}` },
        '&[data-exiting]': { animation: `${settle} ${exit}` },
      },
    },
  ],
});
