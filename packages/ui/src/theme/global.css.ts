import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { deviceFaces } from './scriptFaces';
import { vars } from './vars.css';

for (const { family, ...face } of deviceFaces) globalFontFace(family, face);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  backgroundColor: vars.color.ground,
  // Room for a focused control above the bottom bar and below the top edge.
  scrollPaddingBlock: `${vars.space[4]} ${vars.space[16]}`,
});

globalStyle('body', {
  minBlockSize: '100dvh',
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  fontWeight: vars.type.body.weight,
  lineHeight: vars.type.body.lineHeight,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

// Nastaliq has one weight: letters made fat by a machine run into one another.
globalStyle(':root:lang(ur)', { fontSynthesisWeight: 'none' });

globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none', paddingInlineStart: 0 });
globalStyle('svg', { display: 'block', flexShrink: 0 });
globalStyle('h1, h2, h3', { fontWeight: 'inherit', fontSize: 'inherit' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
