import { globalStyle } from '@vanilla-extract/css';
import { getTextStyle } from './mixins';
import { vars } from './vars.css';

// Hides the page while it is locked. docs/rules.md LOCK-2. index.html sets the attribute before any script has loaded.

/** Both properties, because descendants can override `visibility` but not an ancestor's `opacity`. */
globalStyle('html[data-locked] body > :not([data-above-lock])', {
  visibility: 'hidden !important' as 'hidden',
  opacity: '0 !important',
});

globalStyle('html:not([data-locked]) [data-lock]', { display: 'none' });

globalStyle('[data-lock]', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.toast,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.ground,
});

// Text shown until the lock screen is rendered.
globalStyle('[data-lock] > p', {
  ...getTextStyle('body'),
  padding: vars.space[8],
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});
