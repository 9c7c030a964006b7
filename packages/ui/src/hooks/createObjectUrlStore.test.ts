import { resolveObjectURL } from 'node:buffer';
import { expect, it, vi } from 'vitest';
import { createObjectUrlStore } from './createObjectUrlStore';

const file = new File(['picture'], 'cnic.jpg', { type: 'image/jpeg' });

it('creates no URL before it is read', () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  expect(createObjectUrlStore(file).current()).toBeNull();
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});

it('creates a URL for the file, and notifies', async () => {
  const onChange = vi.fn();
  const url = createObjectUrlStore(file);
  const release = url.subscribe(onChange);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await resolveObjectURL(url.current() ?? '')?.text()).toBe('picture');
  release();
});

it('revokes the URL, and creates another for the next reader', () => {
  const url = createObjectUrlStore(file);
  const release = url.subscribe(() => {});
  const first = url.current() ?? '';
  release();
  expect(url.current()).toBeNull();
  expect(resolveObjectURL(first)).toBeUndefined();
  const releaseAgain = url.subscribe(() => {});
  expect(url.current()).not.toBe(first);
  expect(resolveObjectURL(url.current() ?? '')).toBeDefined();
  releaseAgain();
});

it('creates none without a file', () => {
  const onChange = vi.fn();
  const url = createObjectUrlStore(null);
  url.subscribe(onChange)();
  expect(url.current()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
