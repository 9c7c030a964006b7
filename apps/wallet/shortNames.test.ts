import { expect, it } from 'vitest';
import { shortNames } from './shortNames';

it('says of a file three letters, and of a name in it the number', () => {
  const name = shortNames();
  expect(name({ hash: '117pr7z0', filePath: 'Button.css.ts' })).toBe('_1170');
  expect(name({ hash: '117pr7z1a', filePath: 'Button.css.ts' })).toBe('_1171a');
});

it('tells files apart whose hashes begin alike', () => {
  const name = shortNames();
  expect(name({ hash: '117pr7z0', filePath: 'Button.css.ts' })).toBe('_1170');
  expect(name({ hash: '117gyqnw0', filePath: 'Card.css.ts' })).toBe('_17g0');
  expect(name({ hash: '117gyqnw1', filePath: 'Card.css.ts' })).toBe('_17g1');
});

it('names the same, however often a file is read', () => {
  const name = shortNames();
  const once = name({ hash: '117pr7z0', filePath: 'Button.css.ts' });
  expect(name({ hash: '117pr7z0', filePath: 'Button.css.ts' })).toBe(once);
});

it('gives no name that another file has', () => {
  const name = shortNames();
  name({ hash: '1110', filePath: 'One.css.ts' });
  expect(() => name({ hash: '1110', filePath: 'Two.css.ts' })).toThrow('Two.css.ts');
});
