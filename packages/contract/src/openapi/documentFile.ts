import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { buildDocument } from './buildDocument';

/** Path of the generated OpenAPI document. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../../api/openapi.json', import.meta.url));

/** Returns the OpenAPI document as JSON, formatted with oxfmt. */
export async function renderDocument(): Promise<string> {
  const { code } = await format(OPENAPI_FILE, JSON.stringify(buildDocument()));
  return code;
}
