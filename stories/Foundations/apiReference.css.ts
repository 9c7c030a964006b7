import { style } from '@vanilla-extract/css';
import { getTextStyle, vars } from '@rad-wallet/ui/theme';

export const page = style({
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});

export const sample = style([
  getTextStyle('caption'),
  {
    // Wrap lines, so that nothing scrolls.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    fontFamily: vars.font.mono,
  },
]);

export const response = style({ marginBlock: vars.space[2] });
