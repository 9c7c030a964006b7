import { findLayoutProblems } from '../../../scripts/lib/findLayoutProblems.ts';
import { expect, test } from './test';

// What holds the pages in three languages is itself held here, on pages that do not fit.
const CASES: readonly (readonly [name: string, html: string, found: RegExp | null])[] = [
  ['what fits', '<p>Salam</p><p>Salam</p>', null],
  ['a page that is too wide', '<div style="width: 999px">Salam</div>', /scrolls sideways/],
  [
    'a text that its box cuts at the side',
    '<p style="width: 3em; overflow: hidden; white-space: nowrap">One word and another</p>',
    /^“One word and another” from .* px, cut/,
  ],
  [
    'a text that scrolls sideways',
    '<p style="width: 3em; overflow: auto; white-space: nowrap">One word and another</p>',
    null,
  ],
  [
    'a line that its box cuts below',
    '<p style="height: 10px; overflow: hidden">Salam</p>',
    /^“Salam” from .* px down, cut/,
  ],
  [
    'ink that its box cuts, though the line is within',
    '<p style="line-height: 0.5; overflow: hidden">Åg</p>',
    /^“Åg” from .* px down, cut/,
  ],
  [
    'a text beside what is scrolled away',
    '<div style="height: 1.2em; line-height: 1.2em; overflow: auto">Salam<br>Rahma</div><p style="margin: 0">Salam</p>',
    null,
  ],
  [
    'a link that lies on the page as long as it has the focus',
    '<a href="#" autofocus style="position: absolute; top: 0; left: 0; background: white">Rahma</a><p style="margin: 0">Salam</p><script>document.querySelector("a").focus()</script>',
    null,
  ],
  [
    'a text beside what is folded up',
    '<details><summary>Salam</summary><p>Rahma</p></details><p>Salam</p>',
    null,
  ],
  ['a part that is scrolled', '<div style="height: 10px; overflow: auto"><p>Salam</p></div>', null],
  [
    'a text on another',
    '<p>Salam</p><p style="margin-top: -1.6em">Rahma</p>',
    /^“Salam” overlaps “Rahma”$/,
  ],
  [
    'what is above the page',
    '<p>Salam</p><p style="position: fixed; top: 0; left: 0; margin: 0">Rahma</p>',
    null,
  ],
  [
    'a word in the middle of which its line ends',
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
    'a text under a box that is clear',
    '<p style="margin: 0">Salam</p><div style="margin-top: -20px; position: relative; height: 20px"></div>',
    null,
  ],
  [
    'half of an amount',
    '<input inputmode="decimal" style="width: 2em" value="1500000">',
    /^“1500000” is longer than its field$/,
  ],
  [
    'what is only heard',
    '<p>Salam</p><p style="margin-top: -1.6em; clip-path: inset(50%)">Rahma</p>',
    null,
  ],
];

test('what does not fit is found, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, html, found] of CASES) {
    await page.setContent(`<!doctype html><body style="margin: 0">${html}`);
    const said = await page.evaluate(findLayoutProblems);
    if (found) expect(said, name).toEqual([expect.stringMatching(found)]);
    else expect(said, name).toEqual([]);
  }
});
