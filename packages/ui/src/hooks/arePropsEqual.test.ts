import { createElement, forwardRef } from 'react';
import { expect, it } from 'vitest';
import { arePropsEqual } from './arePropsEqual';

const onPress = () => {};

const Icon = forwardRef(() => null);

it.each([
  ['texts and functions', { label: 'Amount', act: onPress }, { label: 'Amount', act: onPress }],
  [
    'recreated data',
    { contact: { id: '1', name: 'Ammi' } },
    { contact: { id: '1', name: 'Ammi' } },
  ],
  [
    'recreated lists',
    { options: [{ id: 'a' }, { id: 'b' }] },
    { options: [{ id: 'a' }, { id: 'b' }] },
  ],
  ['an icon that is the same', { icon: Icon }, { icon: Icon }],
  ['no number', { share: NaN }, { share: NaN }],
])('treats %s as equal', (_, one, other) => {
  expect(arePropsEqual(one, other)).toBe(true);
});

it.each([
  ['another text', { label: 'Amount' }, { label: 'Sum' }],
  ['a prop more', { label: 'Amount' }, { label: 'Amount', value: '1' }],
  ['a prop in place of one that is unset', { a: undefined }, { b: undefined }],
  ['another item', { options: [{ id: 'a' }] }, { options: [{ id: 'b' }] }],
  ['an item more', { options: [{ id: 'a' }] }, { options: [{ id: 'a' }, { id: 'b' }] }],
  ['another function', { act: onPress }, { act: () => {} }],
  ['another element', { icon: createElement('i') }, { icon: createElement('b') }],
  ['another date', { at: new Date(0) }, { at: new Date(0) }],
  ['a list in place of data', { options: [] }, { options: {} }],
])('detects %s', (_, one, other) => {
  expect(arePropsEqual(one, other)).toBe(false);
});

it('terminates on circular data', () => {
  const circle = () => {
    const it: Record<string, unknown> = {};
    it.self = it;
    return it;
  };
  expect(arePropsEqual(circle(), circle())).toBe(false);
});
