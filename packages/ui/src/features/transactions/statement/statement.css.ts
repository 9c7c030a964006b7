import { globalStyle, style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle } from '../../../theme/mixins';
import { vars } from '../../../theme/vars.css';

/** Query container: long amounts shrink to fit its width. */
export const entry = style([
  dividedRow,
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    rowGap: vars.space[1],
    paddingBlock: vars.space[3],
  },
]);

/** An amount moves below the text if space is insufficient. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

const text = style({ flex: '1 1 4.5rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style([text, getTextStyle('label')]);

export const date = style([text, getTextStyle('caption'), { color: vars.color.textMuted }]);

const amount = style({ marginInlineStart: 'auto', maxInlineSize: '100%' });

export const change = style([amount, getTextStyle('label')]);

export const balance = style([amount, getTextStyle('caption')]);

/** Visible only in print, in black on white regardless of the theme. */
export const printed = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      colorScheme: 'light',
      color: 'CanvasText',
      backgroundColor: 'Canvas',
    },
  },
});

globalStyle(`body:has(> ${printed}) > :not(${printed})`, {
  '@media': { print: { display: 'none' } },
});

// An open modal would cut off everything after the first printed page.
globalStyle(`html:has(${printed})`, { '@media': { print: { overflow: 'visible !important' } } });

/**
 * Without tabular figures, because Firefox prints substituted glyphs without their text: amounts and dates could not be
 * searched, copied or read aloud.
 */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlock: vars.space[6],
});

globalStyle(`${table} caption`, {
  textAlign: 'start',
  fontWeight: 600,
  paddingBlock: vars.space[2],
});
globalStyle(`${table} thead`, { display: 'table-header-group' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[2],
  textAlign: 'start',
  fontWeight: 'normal',
  borderBlockEnd: '1px solid CanvasText',
});
globalStyle(`${table} :is(thead th, th[scope="row"])`, { fontWeight: 600 });
// oxlint-disable-next-line wallet/theme-styles -- the digits of one place are below each other in every direction
export const figure = style({ selectors: { [`${table} &`]: { textAlign: 'right' } } });
