import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest, knownGlances, mergeGlances } from './lib/glances.mjs';
import { inProject } from './lib/project.mjs';

test('what a run notes takes the place of what was known of the same picture', () => {
  const known = ['a.png 1 1', 'b.png 2 2', 'gone.png 3 3'];
  expect(mergeGlances(known, ['b.png 4 4', 'c.png 5 5'], ['c.png', 'b.png', 'a.png'])).toEqual([
    'a.png 1 1',
    'b.png 4 4',
    'c.png 5 5',
  ]);
});

test('what is known of a picture is of the picture that there is', () => {
  const lines = knownGlances().map((line) => line.split(' '));
  expect(lines.length).toBeGreaterThan(1500);
  const old = lines.flatMap(([name = '', kept]) => {
    const picture = readFileSync(inProject('stories', '__image_snapshots__', name));
    return digest(picture) === kept ? [] : [name];
  });
  expect(old).toEqual([]);
});
