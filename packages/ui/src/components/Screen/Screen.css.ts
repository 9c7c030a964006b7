import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { gutter } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Height of the fixed bottom bar, set by `AppShell`. */
export const barInset = createVar({ syntax: '<length>', inherits: true, initialValue: '0px' });

export const screen = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlockEnd: `calc(${fallbackVar(barInset, '0px')} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surface,
  // Only the skip link focuses the page.
  outline: 'none',
});

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  paddingBlockEnd: vars.space[6],
  selectors: { '&[data-centered]': { justifyContent: 'center' } },
});

export const footer = style({
  position: 'sticky',
  insetBlockEnd: `calc(${fallbackVar(barInset, '0px')} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginInline: `calc(${gutter} * -1)`,
  paddingInline: gutter,
  paddingBlock: vars.space[3],
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/**
 * Height of a footer with two rows of controls: 2 × (`size.control` + `space[3]`) + `space[3]`. A number, because
 * Chromium (156) restyles the entire page when a rule for `html` starts or stops matching and uses custom properties that
 * no other rule for `html` uses. That slowed each press that moves the focus out of the page's body.
 */
const footerHeight = '8.75rem';

// Keeps focused controls above the bottom bar and the footer, within limits so that a control fits into a low window.
// `:focus-within` excludes dialog fields, which would otherwise scroll the page behind the dialog. A scroll margin on
// the controls has no effect on a textarea in Chromium.
globalStyle(`html:has(${body}:focus-within + ${footer})`, {
  scrollPaddingBlockEnd: `min(${vars.size.bar} + ${footerHeight}, 60%)`,
});
