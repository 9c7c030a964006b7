import { resolveObjectURL } from 'node:buffer';
import { expect, it, vi } from 'vitest';
import { createObjectUrlStore } from './createObjectUrlStore';

const file = new File(['picture'], 'cnic.jpg', { type: 'image/jpeg' });

it('makes no address before somebody reads it', () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  expect(createObjectUrlStore(file).current()).toBeNull();
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});

it('makes an address that leads to the file, and tells', async () => {
  const onChange = vi.fn();
  const url = createObjectUrlStore(file);
  const release = url.subscribe(onChange);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await resolveObjectURL(url.current() ?? '')?.text()).toBe('picture');
  release();
});

it('releases the address, and makes another for the next reader', () => {
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

it('makes none without a file', () => {
  const onChange = vi.fn();
  const url = createObjectUrlStore(null);
  url.subscribe(onChange)();
  expect(url.current()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
