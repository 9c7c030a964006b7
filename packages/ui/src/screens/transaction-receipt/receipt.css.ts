import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** What became of it, and how much it was, at one glance. A very long amount shrinks to its width. */
export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  containerType: 'inline-size',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const mark = style({ display: 'grid', placeItems: 'center' });
