import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { digest, knownGlances, newGlances } from '../../scripts/lib/glances.mjs';

// A picture is kept tightly packed, and to pack it is more than half of what it costs to take it. So it is
// looked at loosely packed first: which loose bytes are which kept picture was noted when it was drawn.

/** What both stand for, in a line. */
const lineOf = (name: string, kept: Buffer, loose: Buffer) =>
  `${name} ${digest(kept)} ${digest(loose)}`;

let known: Set<string> | undefined;

/** Whether a loosely packed picture is known to be the kept one. */
export function isKept(name: string, kept: Buffer, loose: Buffer): boolean {
  known ??= new Set(knownGlances());
  return known.has(lineOf(name, kept, loose));
}

/** Notes that they are the same, if to the last pixel they are. */
export function noteGlance(name: string, kept: Buffer, loose: Buffer): void {
  const [one, other] = [PNG.sync.read(kept), PNG.sync.read(loose)];
  if (one.width !== other.width || !one.data.equals(other.data)) return;
  mkdirSync(path.dirname(newGlances), { recursive: true });
  appendFileSync(newGlances, `${lineOf(name, kept, loose)}\n`);
}
