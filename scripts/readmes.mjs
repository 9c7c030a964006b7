// npm run readmes: writes the tables of the packages' READMEs: their entries, and what they cost at most.
import { writeFileSync } from 'node:fs';
import { packageFolders } from './lib/packages.mjs';
import { readmeOf, readmeWithTables } from './lib/readmes.mjs';

for (const folder of packageFolders) writeFileSync(readmeOf(folder), readmeWithTables(folder));
