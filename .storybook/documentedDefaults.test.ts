import type { InputType, StoryContextForEnhancers } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { documentedDefaults } from './documentedDefaults';

/** The row of a prop with this comment, as the docgen's enhancer made it. */
const row = (description: string, table?: InputType['table']): InputType | undefined => {
  const component = { __docgenInfo: { props: { prop: { description } } } };
  const argTypes = { prop: { name: 'prop', description, table } };
  const context = { argTypes, component } as unknown as StoryContextForEnhancers;
  return documentedDefaults(context).prop as InputType | undefined;
};

test('a default that only a comment tells is in its column, and not in the description', () => {
  const found = row("Names the button. @default 'Copy'", { category: 'texts' });
  expect(found?.description).toBe('Names the button.');
  expect(found?.table).toEqual({ category: 'texts', defaultValue: { summary: "'Copy'" } });
});

test('one from the code stays, where an inherited comment tells another', () => {
  const found = row('Hides it.\n@default false', { defaultValue: { summary: 'true' } });
  expect(found?.description).toBe('Hides it.');
  expect(found?.table?.defaultValue).toEqual({ summary: 'true' });
});

test('words over two lines are one text, up to the next tag', () => {
  const found = row('Of the path.\n@default the one that `activeTab`\nfinds\n@see BottomBar');
  expect(found?.description).toBe('Of the path.\n@see BottomBar');
  expect(found?.table?.defaultValue).toEqual({ summary: 'the one that activeTab finds' });
});

test('a prop without a default keeps its row, and so does a story without a component', () => {
  expect(row('Before the label.')).toEqual({ name: 'prop', description: 'Before the label.' });
  const argTypes = { label: { name: 'label' } };
  const context = { argTypes } as unknown as StoryContextForEnhancers;
  expect(documentedDefaults(context)).toEqual(argTypes);
});
