import { expect, it } from 'vitest';
import { removeClassRules } from './splash.ts';

it('keeps the rules without a class, in every theme and language', () => {
  const css = [
    '#splash{color:red}',
    '[data-theme="a.b"] #splash{color:blue}',
    '@media (prefers-color-scheme:dark){#splash{color:green}}',
    '@font-face{font-family:Figtree;src:url(/a.woff2)}',
  ].join('');
  expect(removeClassRules(css)).toBe(css);
});

it('removes rules with classes, and at-rules that become empty or unused', () => {
  expect(removeClassRules('.a{color:red}p .b>i{color:red}@media print{._c:hover{color:red}}')).toBe(
    '',
  );
  expect(removeClassRules('@property --x{syntax:"*";inherits:true}')).toBe('');
});

it('keeps values that are used, directly or indirectly', () => {
  expect(
    removeClassRules(
      ':root{--a:var(--b);--b:1px;--c:2px}:lang(ur){--b:3px;--d:4px}p{margin:var(--a)}.x{margin:var(--c)}',
    ),
  ).toBe(':root{--a:var(--b);--b:1px}:lang(ur){--b:3px}p{margin:var(--a)}');
});

it('keeps used keyframes', () => {
  const kept = '@keyframes run{to{opacity:0}}#splash{animation:run 1s}';
  expect(removeClassRules(`${kept}@keyframes other{to{opacity:0}}.x{animation:other 1s}`)).toBe(
    kept,
  );
});
