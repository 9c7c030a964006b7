import { expect, it, vi } from 'vitest';
import { Postings } from './postings';

it('is open from the first posting to the end of the last, however they end', async () => {
  const postings = new Postings();
  const heard: boolean[] = [];
  postings.subscribe(() => heard.push(postings.areOpen));
  let finish = (_answer: string) => {};
  const first = postings.during(() => new Promise<string>((resolve) => (finish = resolve)));
  await expect(postings.during(() => Promise.reject(new Error('closed')))).rejects.toThrow(
    'closed',
  );
  expect(postings.areOpen).toBe(true);
  finish('done');
  await expect(first).resolves.toBe('done');
  expect(postings.areOpen).toBe(false);
  expect(heard).toEqual([true, true, true, false]);
});

it('starts the posting at once and does not notify after unsubscribing', async () => {
  const postings = new Postings();
  const listener = vi.fn();
  postings.subscribe(listener)();
  const posting = vi.fn(async () => 'done');
  const posted = postings.during(posting);
  expect(posting).toHaveBeenCalledOnce();
  await posted;
  expect(listener).not.toHaveBeenCalled();
});
