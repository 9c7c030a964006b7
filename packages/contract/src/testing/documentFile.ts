import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { buildDocument } from '../openapi/buildDocument';

export const OPENAPI_FILE = fileURLToPath(new URL('../../../api/openapi.json', import.meta.url));

export async function renderDocument(): Promise<string> {
  const { code } = await format(OPENAPI_FILE, JSON.stringify(buildDocument()));
  return code;
}
