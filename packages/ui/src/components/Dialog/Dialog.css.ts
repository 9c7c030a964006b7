import { style } from '@vanilla-extract/css';
import { getTypeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { ROOMY } from './ModalShell.css';

/** The one scroller: title and footer stick to its edges, so that it always holds something to focus. */
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

/** At the upper edge of a sheet; a dialog in the middle of the window has none. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: `calc(50% - ${vars.space[5]})`,
  inlineSize: vars.space[10],
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.lineStrong,
  '@media': { [ROOMY]: { display: 'none' } },
});

/** A title of one line is centred on the close button. */
export const title = style([
  getTypeStyle('heading'),
  {
    minInlineSize: 0,
    paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
    overflowWrap: 'anywhere',
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

/** Its upper edge fades, so that content is seen to go on below it. */
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
  // The gradient is not rendered then.
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'Canvas',
      borderBlockStart: '1px solid CanvasText',
    },
  },
});
