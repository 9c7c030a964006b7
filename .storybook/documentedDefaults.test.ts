import type { StoryContextForEnhancers } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { documentedDefaults } from './documentedDefaults';

const rows = {
  label: { name: 'label', type: { name: 'string' }, table: { category: 'texts' } },
  size: { name: 'size', type: { name: 'string' }, table: { defaultValue: { summary: "'md'" } } },
  icon: { name: 'icon', type: { name: 'string' } },
} as const;

const told = (component: unknown) =>
  documentedDefaults({ argTypes: rows, component } as unknown as StoryContextForEnhancers);

test('a default that only a comment tells is in the table, one from the code stays', () => {
  const props = {
    label: { description: "Names the button.\n@default 'Copy'" },
    size: { description: "Of the base. @default 'lg'" },
    icon: { description: 'Before the label.' },
  };
  expect(told({ __docgenInfo: { props } })).toEqual({
    label: { ...rows.label, table: { category: 'texts', defaultValue: { summary: "'Copy'" } } },
    size: rows.size,
    icon: rows.icon,
  });
});

test('a story without a component keeps its rows', () => {
  expect(told(undefined)).toEqual(rows);
});
