import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const CENTERED_DIALOG_QUERY = '(min-width: 600px) and (min-height: 600px)';

// Transitions rather than keyframes, because a dialog closed while opening must reverse from its current position.
const panelTransition = `${vars.duration.base} ${vars.easing.out}`;
const CLOSED = '&[data-entering], &[data-exiting]';
// Setting the initial position must not start a transition, because React Aria would cancel it.
const ENTERING = { '&[data-entering]': { transition: 'none' } };
const collapsedStyle = { opacity: 0, transform: 'scale(0.96)' };

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
  transition: `opacity ${panelTransition}`,
  selectors: { [CLOSED]: { opacity: 0 }, ...ENTERING },
});

const panel = style({
  // `translate` moves a sheet back if it was not swiped far enough.
  transition: `translate ${panelTransition}, transform ${panelTransition}, opacity ${panelTransition}`,
  display: 'flex',
  minBlockSize: 0,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  overflow: 'hidden',
  outline: 'none',
  selectors: ENTERING,
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
      selectors: { [CLOSED]: { transform: 'translateY(100%)' } },
      '@media': {
        [CENTERED_DIALOG_QUERY]: {
          alignSelf: 'center',
          borderRadius: vars.radius.xl,
          selectors: { [CLOSED]: collapsedStyle },
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
      selectors: { [CLOSED]: collapsedStyle },
    },
  ],
});
