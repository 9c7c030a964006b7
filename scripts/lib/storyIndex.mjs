import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inProject } from './project.mjs';

const storySchema = v.object({
  id: v.string(),
  title: v.string(),
  name: v.string(),
  importPath: v.string(),
  type: v.string(),
  tags: v.optional(v.array(v.string()), []),
});

const indexSchema = v.object({ entries: v.record(v.string(), storySchema) });

/** Returns every story of the built Storybook. */
export function readStories() {
  const index = readFileSync(inProject('storybook-static', 'index.json'), 'utf8');
  const entries = Object.values(v.parse(indexSchema, JSON.parse(index)).entries);
  return entries.filter(({ type }) => type === 'story');
}
