// npm run readmes: writes each package's table of entries into its README.
import { writeFileSync } from 'node:fs';
import { readmeOf, readmeWithEntries } from './lib/entryTable.mjs';
import { packageFolders } from './lib/packages.mjs';

for (const folder of packageFolders) writeFileSync(readmeOf(folder), readmeWithEntries(folder));
