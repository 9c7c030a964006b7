// npm run openapi: rewrites packages/api/openapi.json.
import { writeFileSync } from 'node:fs';
import { DOCUMENT_FILE, renderDocument } from './documentFile';

writeFileSync(DOCUMENT_FILE, await renderDocument());
