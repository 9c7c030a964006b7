// npm run figtree: writes the first part of the wallet's own face into the library, from the package of the whole.
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SUBSET, subsetFigtree, WHOLE } from './lib/figtree.mjs';

const face = await subsetFigtree();
writeFileSync(SUBSET, face);
copyFileSync(
  path.join(path.dirname(WHOLE), '..', 'LICENSE'),
  path.join(path.dirname(SUBSET), '..', 'LICENSE'),
);
console.log(`${path.basename(SUBSET)}: ${(face.length / 1000).toFixed(1)} KB`);
