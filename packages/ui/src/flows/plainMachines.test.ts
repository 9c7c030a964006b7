import { expect, it } from 'vitest';

/** Every machine and what it reckons with: all but views, which know a language. */
const sources = import.meta.glob<string>(
  ['../{flows,screens}/**/*.ts', '!**/use*.ts', '!**/*.test.ts', '!**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

it('a machine writes no figure and no text: it emits amounts, for the view to write in its language', () => {
  const names = Object.keys(sources);
  expect(names.filter((name) => name.endsWith('Machine.ts')).length).toBeGreaterThan(10);
  const writing =
    /\bformat(?:Amount|Available|Decimal|PlainPkr|Preview|Tola)\b|\bIntl\.|toLocale\w*String/;
  expect(names.filter((name) => writing.test(sources[name] ?? ''))).toEqual([]);
});
