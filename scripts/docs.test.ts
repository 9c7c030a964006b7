import { describe, expect, test } from 'vitest';
import { entries, resolve, moduleAt, modulesOf, propsOf, readModule } from './lib/publicFace.mjs';

/** Whether a comment says something, beside its tags. */
const speaks = (doc: string) => /^[^@]*\w/.test(doc);

describe('of a module the reader sees', () => {
  const props = (source: string) =>
    propsOf(readModule('Thing.tsx', source)).map(({ of, name, doc, line }) => [
      `${of}.${name}`,
      doc,
      line,
    ]);

  test('the members of exported props, with the words before each', () => {
    const source = `
      export interface ThingProps {
        /** Names it. @default 'Thing' */
        label?: string;
        isOpen: boolean;
        'aria-label'?: string;
        onPress(): void;
      }
      interface OtherProps { unseen: string }
      export interface Data { id: string }`;
    expect(props(source)).toEqual([
      ['ThingProps.label', "Names it. @default 'Thing'", 4],
      ['ThingProps.isOpen', '', 5],
      ['ThingProps.aria-label', '', 6],
      ['ThingProps.onPress', '', 7],
    ]);
  });

  test('what props stand on in the same module, and no prop that is never there', () => {
    const source = `
      interface Base { id: string }
      interface Deeper extends Base, Foreign { name: string }
      export type ThingProps = Deeper & ({ href: string; onPress?: never } | { onPress: () => void });`;
    expect(props(source).map(([name]) => name)).toEqual([
      'ThingProps.name',
      'ThingProps.id',
      'ThingProps.href',
      'ThingProps.onPress',
    ]);
  });

  test('a prop that a union narrows as one prop, documented once', () => {
    const source = `
      interface Base {
        /** Its looks. */
        variant?: 'a' | 'b';
      }
      export type ThingProps = ({ variant: 'a' } | { variant?: 'b' }) & Base;`;
    expect(props(source)).toEqual([['ThingProps.variant', 'Its looks.', 4]]);
  });

  test('no comment where another statement stands between', () => {
    const source = `
      export interface ThingProps {
        /** Of the first alone. */
        first: string; second: string;
        // Not a doc comment.
        third: string;
      }`;
    expect(props(source).map(([, doc]) => doc)).toEqual(['Of the first alone.', '', '']);
  });
});

test('every prop has a doc comment', () => {
  const modules = modulesOf(['components', 'screens', 'flows', 'provider', 'splash']);
  const all = modules.flatMap((module) => propsOf(module).map((prop) => ({ ...prop, module })));
  const silent = all
    .filter(({ doc }) => !speaks(doc))
    .map(({ module, line, of, name }) => `${module.file}:${line} ${of}.${name}`);
  expect(all.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});

test('everything that can be imported has a doc comment', () => {
  const found = entries().flatMap((entry) => {
    const module = moduleAt(entry);
    return [...module.exported.keys()].flatMap((name) => resolve(module, name) ?? []);
  });
  // Of props the members speak, and the component.
  const all = found.filter(({ name }) => !name.endsWith('Props'));
  const silent = all
    .filter(({ declaration: { doc } }) => !speaks(doc))
    .map(({ module, name, declaration: { line } }) => `${module.file}:${line} ${name}`);
  expect(all.length).toBeGreaterThan(300);
  expect([...new Set(silent)]).toEqual([]);
});
