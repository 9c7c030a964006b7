import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { expect, it } from 'vitest';
import { globalTheme } from './globalTheme';
import { radTheme } from './radTheme';
import { renderThemeCss } from './renderThemeCss';

type CssObjects = Parameters<typeof transformCss>[0]['cssObjs'];

function captureCss(write: () => void): string {
  const cssObjs: CssObjects = [];
  setAdapter({
    appendCss: (css) => cssObjs.push(css),
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  setFileScope('theme.css.ts');
  try {
    write();
  } finally {
    endFileScope();
    removeAdapter();
  }
  return transformCss({ localClassNames: [], composedClassLists: [], cssObjs }).join('\n');
}

const getColorSchemes = (css: string) =>
  [...css.matchAll(/(?<![-\w])color-scheme: ([^;]+);/g)].map(([, scheme]) => scheme).toSorted();

it('sets the colour scheme in every rule that has one, and never by language or font', () => {
  const sheet = captureCss(() => globalTheme(':root', radTheme));
  expect(getColorSchemes(sheet)).toEqual(['dark', 'dark', 'light']);
  expect(getColorSchemes(sheet)).toEqual(getColorSchemes(renderThemeCss(radTheme, ':root')));
  expect(sheet).not.toContain('undefined');
});
