// The wallet's own face as we serve it first: of Figtree's Latin file the letters, figures and signs that most
// pages are written with. The whole file weighs almost twice as much, and is fetched by whoever needs the rest.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from './project.mjs';
import { subsetFace } from './subsetFace.mjs';

/** The face as its designers publish it. */
export const WHOLE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** Where the library has its own: a file, with the licence beside its folder. */
export const SUBSET = inProject('packages/ui/src/theme/figtree/files/figtree-basic-wght.woff2');

/**
 * Ranges of characters, first and last: what is on a keyboard, the hard space, the dot between two facts, the sign
 * of times, dashes, quotes and whatever else is punctuation, the minus. `ownFace.css` names the same.
 * @type {readonly (readonly [number, number])[]}
 */
export const RANGES = [
  [0x0000, 0x007e],
  [0x00a0, 0x00a0],
  [0x00b7, 0x00b7],
  [0x00d7, 0x00d7],
  [0x2000, 0x2043],
  [0x2045, 0x206f],
  [0x2212, 0x2212],
];

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** What our style sheets ask of a face, and what a browser asks by itself. No fractions are set in figures. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum'];

/** Who made it, under which licence: what a copy has to keep. */
const LICENCE_NAMES = [0, 7, 13, 14];

/** Makes the face that the library has. */
export const subsetFigtree = () =>
  subsetFace(readFileSync(WHOLE), characters, {
    features: FEATURES,
    nameIds: LICENCE_NAMES,
  });
