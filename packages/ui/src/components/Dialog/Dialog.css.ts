import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { CENTERED_DIALOG_QUERY } from './ModalShell.css';

/** The only scroll container. Title and footer are sticky inside it, so it always contains a focusable element. */
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `${vars.size.bar} calc(${vars.size.bar} + ${vars.space[10]})`,
  outline: 'none',
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[2],
  backgroundColor: vars.color.surfaceRaised,
});

export const handle = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: `calc(50% - ${vars.space[5]})`,
  inlineSize: vars.space[10],
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.lineStrong,
  '@media': { [CENTERED_DIALOG_QUERY]: { display: 'none' } },
});

export const title = style([
  getTextStyle('heading'),
  {
    minInlineSize: 0,
    paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
    overflowWrap: 'anywhere',
    // The title has focus when the dialog opens.
    outline: 'none',
  },
]);

export const body = style({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': {
      paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
    },
  },
});

/** The footer's top edge fades, to show that the content continues behind it. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInline: vars.space[5],
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  backgroundImage: `linear-gradient(to top, ${vars.color.surfaceRaised} calc(100% - ${vars.space[4]}), transparent)`,
  // Forced colours remove the gradient, so set an opaque background.
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'Canvas',
      borderBlockStart: '1px solid CanvasText',
    },
  },
});
