// npm run openapi: writes packages/api/openapi.json anew.
import { writeFileSync } from 'node:fs';
import { DOCUMENT_FILE, renderDocument } from './documentFile';

writeFileSync(DOCUMENT_FILE, await renderDocument());
