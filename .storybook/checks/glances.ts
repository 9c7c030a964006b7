import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { digest, knownGlances, newGlances } from '../../scripts/lib/glances.mjs';

// To read a picture, cut it and compare it pixel by pixel takes longer than to take it. So which picture, as
// the browser gives it, was the same as the kept one is noted when that is found out, and known from then on.

/** What both stand for, in a line. */
const lineOf = (name: string, kept: Buffer, taken: Buffer) =>
  `${name} ${digest(kept)} ${digest(taken)}`;

let known: Set<string> | undefined;

/** Whether what was taken is known to be the kept picture. */
export function isKept(name: string, kept: Buffer, taken: Buffer): boolean {
  known ??= new Set(knownGlances());
  return known.has(lineOf(name, kept, taken));
}

/** Notes that to the last pixel they are the same. */
export function noteGlance(name: string, kept: Buffer, taken: Buffer): void {
  mkdirSync(path.dirname(newGlances), { recursive: true });
  appendFileSync(newGlances, `${lineOf(name, kept, taken)}\n`);
}
