import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { inProject } from './project.mjs';

const options = JSON.parse(readFileSync(inProject('.oxfmtrc.json'), 'utf8'));

/**
 * A source as `npm run format` writes it. Throws where it cannot be read.
 * @param {string} file its name tells the language
 * @param {string} source
 */
export async function formatted(file, source) {
  const { code, errors } = await format(file, source, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join()}`);
  return code;
}
