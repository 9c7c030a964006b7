// npm run nastaliq: writes the face of Urdu into the library, from the package of the whole face.
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SUBSET, subsetNastaliq, WHOLE } from './lib/nastaliq.mjs';

const face = await subsetNastaliq();
writeFileSync(SUBSET, face);
copyFileSync(
  path.join(path.dirname(WHOLE), '..', 'LICENSE'),
  path.join(path.dirname(SUBSET), '..', 'LICENSE'),
);
console.log(`${path.basename(SUBSET)}: ${(face.length / 1000).toFixed(1)} KB`);
