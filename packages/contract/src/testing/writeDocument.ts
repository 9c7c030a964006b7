// npm run openapi: rewrites packages/api/openapi.json.
import { writeFileSync } from 'node:fs';
import { OPENAPI_FILE, renderDocument } from './documentFile';

writeFileSync(OPENAPI_FILE, await renderDocument());
