import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it.each(['SendMoney.tsx', 'main.tsx'])('shows %s in the README as it stands', (file) => {
  expect(read('../../README.md')).toContain(`\`\`\`tsx\n// ${file}\n${read(`./${file}`)}\`\`\``);
});
