import { findLayoutProblems } from '../../../scripts/lib/findLayoutProblems.ts';
import { expect, test } from './test';

// Tests the layout check itself.
const CASES: readonly (readonly [name: string, html: string, found: RegExp | null])[] = [
  ['a text that fits', '<p>Salam</p><p>Salam</p>', null],
  ['a page that is too wide', '<div style="width: 999px">Salam</div>', /scrolls sideways/],
  [
    'a text that its box cuts off at the side',
    '<p style="width: 3em; overflow: hidden; white-space: nowrap">One word and another</p>',
    /^“One word and another” from .* px, cut/,
  ],
  [
    'a text that scrolls sideways',
    '<p style="width: 3em; overflow: auto; white-space: nowrap">One word and another</p>',
    null,
  ],
  [
    'a line that its box cuts off below',
    '<p style="height: 10px; overflow: hidden">Salam</p>',
    /^“Salam” from .* px down, cut/,
  ],
  [
    'ink that its box cuts off, though the line fits',
    '<p style="line-height: 0.5; overflow: hidden">Åg</p>',
    /^“Åg” from .* px down, cut/,
  ],
  [
    'a text beside scrolled content',
    '<div style="height: 1.2em; line-height: 1.2em; overflow: auto">Salam<br>Rahma</div><p style="margin: 0">Salam</p>',
    null,
  ],
  [
    'a link that covers the page while it is focused',
    '<a href="#" autofocus style="position: absolute; top: 0; left: 0; background: white">Rahma</a><p style="margin: 0">Salam</p><script>document.querySelector("a").focus()</script>',
    null,
  ],
  [
    'a text beside collapsed details',
    '<details><summary>Salam</summary><p>Rahma</p></details><p>Salam</p>',
    null,
  ],
  ['a scrolled part', '<div style="height: 10px; overflow: auto"><p>Salam</p></div>', null],
  [
    'a text on another',
    '<p>Salam</p><p style="margin-top: -1.6em">Rahma</p>',
    /^“Salam” overlaps “Rahma”$/,
  ],
  [
    'a fixed layer above the page',
    '<p>Salam</p><p style="position: fixed; top: 0; left: 0; margin: 0">Rahma</p>',
    null,
  ],
  [
    'a word that is broken over two lines',
    '<p lang="ur" style="width: 2em; overflow-wrap: anywhere">پاکستانیوں</p>',
    /^“پاکستانیوں” breaks over two lines$/,
  ],
  ['words on two lines', '<p lang="ur" style="width: 4em">پاکستان پاکستان</p>', null],
  [
    'a text under a box',
    '<p style="margin: 0">Salam</p><div style="margin-top: -20px; position: relative; height: 20px; background: red"></div>',
    /^“Salam” is covered$/,
  ],
  [
    'a text under a transparent box',
    '<p style="margin: 0">Salam</p><div style="margin-top: -20px; position: relative; height: 20px"></div>',
    null,
  ],
  [
    'an amount that is cut off',
    '<input inputmode="decimal" style="width: 2em" value="1500000">',
    /^“1500000” is longer than its field$/,
  ],
  [
    'a visually hidden text',
    '<p>Salam</p><p style="margin-top: -1.6em; clip-path: inset(50%)">Rahma</p>',
    null,
  ],
];

test('finds texts that do not fit, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, html, found] of CASES) {
    await page.setContent(`<!doctype html><body style="margin: 0">${html}`);
    const problems = await page.evaluate(findLayoutProblems);
    if (found) expect(problems, name).toEqual([expect.stringMatching(found)]);
    else expect(problems, name).toEqual([]);
  }
});
