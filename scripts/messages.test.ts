import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NAMED_BY_OTHERS } from './lib/changed/declared.mjs';
import { projectFiles } from './lib/changed/index.mjs';
import { parseWords } from './lib/changed/parse.mjs';
import { isCatalogue, maySay, mayNameId, messagesIn } from './lib/changed/words.mjs';
import { inProject } from './lib/project.mjs';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const files = projectFiles();
const keys = files
  .filter((file) => isCatalogue(file) && file.includes('/en/'))
  .flatMap((file) => [...(messagesIn(read(file))?.keys() ?? [])]);
const speakers = files
  .filter((file) => /^(packages\/ui|apps\/wallet)\/(src\/)?[^.]*\.tsx?$/.test(file))
  .filter((file) => !/\/(testing|type-tests|e2e|e2e-api)\//.test(file) && !isCatalogue(file))
  .map((file) => ({ file, words: parseWords(file, read(file)) }));

/** Who says a message, or names the id by which it is said. */
const saidBy = (key: string) => {
  const named = Object.entries(NAMED_BY_OTHERS).find(([, part]) => key.startsWith(`${part}.`));
  return speakers.filter(({ words }) =>
    named ? mayNameId(words, key, named[1]) : maySay(words, key),
  );
};

describe('the catalogue', () => {
  it('has no message that nobody says', () => {
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => saidBy(key).length === 0)).toEqual([]);
  });

  it('would be told of one', () => {
    expect(saidBy('sendMoney.nobodySaysThis')).toEqual([]);
    expect(saidBy('toasts.nobodySaysThis.title')).toEqual([]);
    expect(saidBy('sendMoney.sending').map(({ file }) => file)).toContain(
      'packages/ui/src/flows/send-money/ConfirmTransfer.tsx',
    );
  });
});
