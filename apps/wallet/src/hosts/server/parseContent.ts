import * as v from 'valibot';
import { emptyContent, type HostContent } from '../HostContent';
import { contentSchemas, describeFields } from './contentSchema';

const PARTS = Object.keys(emptyContent) as (keyof HostContent)[];

const givenSchema = v.record(v.string(), v.unknown());

function parsePart<Part extends keyof HostContent>(
  parsed: Partial<HostContent>,
  part: Part,
  given: unknown,
) {
  if (given === undefined) {
    parsed[part] = emptyContent[part];
    return;
  }
  const schema: v.GenericSchema<unknown, HostContent[Part]> = contentSchemas[part];
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) parsed[part] = output;
  else console.error(`The host's content, ${part}: ${describeFields(issues)}`);
}

/**
 * Returns the valid parts of the content; a part that the host does not provide is empty.
 * @throws if the content is not an object
 */
export function parseContent(content: unknown): Partial<HostContent> {
  const given = v.parse(givenSchema, content);
  const parsed: Partial<HostContent> = {};
  for (const part of PARTS) parsePart(parsed, part, given[part]);
  for (const name of Object.keys(given)) {
    if (!(name in emptyContent)) console.error(`The host's content has an unknown part: ${name}`);
  }
  return parsed;
}
