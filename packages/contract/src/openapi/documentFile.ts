import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { buildDocument } from './buildDocument';

/** Where the document is kept. */
export const DOCUMENT_FILE = fileURLToPath(new URL('../../../api/openapi.json', import.meta.url));

/** The document as it is kept, to the letter. */
export const documentText = (): Promise<string> =>
  format(JSON.stringify(buildDocument()), { parser: 'json', printWidth: 100 });
