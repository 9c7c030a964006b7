import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';
import { borrowedProps, controlsOf, propProblems } from './lib/propRules.mjs';
import { modulesOf, readModule } from './lib/publicFace.mjs';

const module = (source: string) => readModule('Thing.tsx', source);
const props = (members: string) => module(`export interface ThingProps { ${members} }`);

describe('props may not', () => {
  test.each(['fullWidth?: boolean', 'disabled: boolean', 'wrap?: boolean', 'className?: string'])(
    'have %s',
    (member) => expect(propProblems(props(member))).toHaveLength(1),
  );

  test.each(["extends Pick<ButtonProps, 'onPress'>", "extends Base, Omit<ButtonProps, 'size'>"])(
    'be made by %s',
    (heritage) => {
      const source = `export interface ThingProps ${heritage} { id: string }`;
      expect(borrowedProps(module(source))).toHaveLength(1);
    },
  );

  test.each([
    ['nothing of a default', ''],
    ['another default', "/** @default 'md' */"],
  ])('tell %s', (_what, doc) => {
    const source = `
      export interface ThingProps {
        ${doc}
        size?: 'sm' | 'md';
      }
      export function Thing({ size = 'sm' }: ThingProps) {}`;
    expect(propProblems(module(source))).toHaveLength(1);
  });
});

test('props may say what they are', () => {
  const source = `
    export interface ThingProps extends FieldProps {
      isOpen?: boolean;
      hasFooter?: boolean;
      autoFocus?: boolean;
      'aria-expanded'?: boolean;
      /** @default 'sm' */
      size?: 'sm' | 'md';
      /** @default the device's clock */
      clock?: () => Date;
      onOpenChange?: (open: boolean) => void;
    }
    export function Thing({ size = 'sm', clock = deviceClock, isOpen }: ThingProps) {}`;
  expect(propProblems(module(source))).toEqual([]);
  expect(borrowedProps(module(source))).toEqual([]);
});

test('the props of the library keep to it', () => {
  const modules = modulesOf(['components', 'screens', 'flows', 'provider']);
  expect(modules.length).toBeGreaterThan(200);
  expect(modules.flatMap(propProblems)).toEqual([]);
});

test('the props of its components are written out', () => {
  expect(modulesOf(['components']).flatMap(borrowedProps)).toEqual([]);
});

test('every control takes a ref, and has its story among those of the contract', () => {
  const controls = modulesOf(['components']).flatMap(controlsOf);
  const contract = readFileSync(inProject('stories', 'Components', 'Contract.stories.tsx'), 'utf8');
  const proven = (name: string) => contract.includes(`export const ${name}Contract = meta.story(`);
  expect(controls.length).toBeGreaterThan(15);
  expect(controls.filter(({ takesRef }) => !takesRef)).toEqual([]);
  expect(controls.filter(({ name }) => !proven(name))).toEqual([]);
});
