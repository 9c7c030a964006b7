import { globalStyle } from '@vanilla-extract/css';
import { getTypeStyle } from './mixins';
import { vars } from './vars.css';

// The locked wallet, docs/rules.md LOCK-2. Selects by attributes, because index.html marks the page before any script
// has loaded. Hidden elements keep their input and scroll position.

/** Both properties, because a child can become visible again but not less transparent. */
globalStyle('html[data-locked] body > :not([data-over-lock])', {
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

// Until the lock screen is rendered.
globalStyle('[data-lock] > p', {
  ...getTypeStyle('body'),
  padding: vars.space[8],
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});
