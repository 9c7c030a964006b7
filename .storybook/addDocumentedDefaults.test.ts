import type { InputType, StoryContextForEnhancers } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { addDocumentedDefaults } from './addDocumentedDefaults';

const row = (description: string, table?: InputType['table']): InputType | undefined => {
  const component = { __docgenInfo: { props: { prop: { description } } } };
  const argTypes = { prop: { name: 'prop', description, table } };
  const context = { argTypes, component } as unknown as StoryContextForEnhancers;
  return addDocumentedDefaults(context).prop as InputType | undefined;
};

test('shows a default from a comment in its column, and not in the description', () => {
  const found = row("Names the button. @default 'Copy'", { category: 'texts' });
  expect(found?.description).toBe('Names the button.');
  expect(found?.table).toEqual({ category: 'texts', defaultValue: { summary: "'Copy'" } });
});

test('prefers the default of the code to that of an inherited comment', () => {
  const found = row('Hides it.\n@default false', { defaultValue: { summary: 'true' } });
  expect(found?.description).toBe('Hides it.');
  expect(found?.table?.defaultValue).toEqual({ summary: 'true' });
});

test('joins the lines of a default up to the next tag', () => {
  const found = row('Of the path.\n@default the one that `activeTab`\nfinds\n@see BottomBar');
  expect(found?.description).toBe('Of the path.\n@see BottomBar');
  expect(found?.table?.defaultValue).toEqual({ summary: 'the one that activeTab finds' });
});

test('leaves props without a default and stories without a component unchanged', () => {
  expect(row('Before the label.')).toEqual({ name: 'prop', description: 'Before the label.' });
  const argTypes = { label: { name: 'label' } };
  const context = { argTypes } as unknown as StoryContextForEnhancers;
  expect(addDocumentedDefaults(context)).toEqual(argTypes);
});
