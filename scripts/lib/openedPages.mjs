// Which pages each end-to-end test opened in its last run, so `npm test -- --changed` can leave out the other tests.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { cache } from './project.mjs';

const folder = path.join(cache, 'e2e-pages');

const recordSchema = v.object({
  /** The spec's path in its folder, then the titles of its groups and the test. */
  test: v.array(v.string()),
  pages: v.array(v.string()),
});

/**
 * @param {readonly string[]} test
 * @param {Iterable<string>} pages
 */
export function recordPages(test, pages) {
  const name = createHash('sha256').update(test.join('\n')).digest('hex');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ test, pages: [...pages] }));
}

export const readPages = () =>
  (existsSync(folder) ? readdirSync(folder) : []).map((file) =>
    v.parse(recordSchema, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
