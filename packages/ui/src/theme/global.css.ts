import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { deviceFaces, selectScript } from './scriptFonts';
import { vars } from './vars.css';

/** Directional icons other than arrows and chevrons. */
const MIRRORED = [
  'send',
  'log-out',
  'external-link',
  'receipt-text',
  'file-text',
  'file-question-mark',
];

for (const { family, ...face } of deviceFaces) globalFontFace(family, face);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  backgroundColor: vars.color.ground,
  // Keeps a focused control clear of the top edge and the bottom bar.
  scrollPaddingBlock: `${vars.space[4]} ${vars.size.bar}`,
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

globalStyle(selectScript('nastaliq'), {
  // The Nastaliq font has only one weight, and letters overlap in synthesized bold.
  fontSynthesisWeight: 'none',
  // Urdu sentences end with a short verb, which would often be alone on the last line.
  textWrap: 'pretty',
});

globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none', paddingInlineStart: 0 });
globalStyle('svg', { display: 'block', flexShrink: 0 });
// In forced colours, icons use the text colour, because the theme may be light while the background is black.
globalStyle('.lucide', { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'auto' } } });
// Lucide adds the icon name as a class. `scale` does not override an icon's own `transform`.
globalStyle(
  `[dir="rtl"] :is([class*="lucide-arrow-"], [class*="lucide-chevron-"], ${MIRRORED.map((name) => `.lucide-${name}`).join(', ')})`,
  { scale: '-1 1' },
);

globalStyle('h1, h2, h3', { fontWeight: 'inherit', fontSize: 'inherit' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
