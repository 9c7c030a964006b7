import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { deviceFaces, scriptedLanguages } from './scriptFaces';
import { vars } from './vars.css';

/** The icons with a direction, besides arrows and chevrons. */
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
  // Space for a focused control above the bottom bar and below the top edge.
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

for (const { language, script } of scriptedLanguages) {
  if (script !== 'nastaliq') continue;
  globalStyle(`:root:lang(${language})`, {
    // Nastaliq has one weight, and synthesized bold letters overlap.
    fontSynthesisWeight: 'none',
    // An Urdu sentence ends in a verb of two or three letters, which would often be alone on the last line.
    textWrap: 'pretty',
  });
}

globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none', paddingInlineStart: 0 });
globalStyle('svg', { display: 'block', flexShrink: 0 });
// With forced colours, a drawing keeps its colours, but an icon takes those of its text: the chosen theme may be
// light while the system’s background is black.
globalStyle('.lucide', { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'auto' } } });
// Mirrors horizontal arrows in right-to-left text. Lucide adds the icon name as a class. Mirroring
// does not change the meaning of icons that point up or down. `scale` leaves an icon's own `transform` unchanged.
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
