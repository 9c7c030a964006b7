import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Empty, it stays in the accessibility tree, so that screen readers announce what appears in it. */
export const notice = style({
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space[5] } },
});

export const row = style([
  dividedRow,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' },
]);

/** The button moves below a text that would be narrower. */
export const texts = style({ flex: '1 1 10.5rem', minInlineSize: 0 });

/** Aligns the button's label, rather than its press target, with the edge of the text. */
export const action = style({ marginInlineEnd: `calc(${vars.space[3]} * -1)` });
