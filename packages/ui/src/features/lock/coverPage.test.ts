// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { coverPage } from './coverPage';

// docs/rules.md LOCK-2, AUTH-13.
it('restores a page that is covered twice after both covers are removed, in any order', () => {
  vi.stubGlobal('scrollTo', () => {});
  document.body.innerHTML = '<main><input></main><div data-above-lock></div>';
  const page = document.querySelector('main');
  const field = document.querySelector('input');
  field?.focus();
  const [first, second] = [coverPage(), coverPage()];
  first();
  first();
  expect(page?.inert).toBe(true);
  expect(document.documentElement.dataset.locked).toBe('covered');
  second();
  expect(page?.inert).toBe(false);
  expect(document.documentElement.dataset.locked).toBeUndefined();
  expect(document.activeElement).toBe(field);
  vi.unstubAllGlobals();
});
