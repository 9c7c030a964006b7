import { describe, expect, it } from 'vitest';
import { attempt, erase } from './storage';
import { createMemoryStorage, refuse } from './testing/memoryStorage';

describe('attempt', () => {
  it('returns the result of the action', () => {
    const storage = createMemoryStorage({ a: '1' });
    expect(
      attempt(
        () => storage,
        ({ getItem }) => getItem('a'),
      ),
    ).toBe('1');
  });

  it.each([
    ['absent', () => null],
    ['denied', refuse],
  ])('returns null when the storage is %s', (_name, open) => {
    expect(attempt(open, () => 'done')).toBeNull();
  });

  it('returns null when the action throws', () => {
    expect(attempt(() => createMemoryStorage(), refuse)).toBeNull();
  });
});

describe('erase', () => {
  it('removes the record alone', () => {
    const storage = createMemoryStorage({ a: '1', b: '2' });
    expect(erase(() => storage, 'a')).toBe(true);
    expect([...storage.held]).toEqual([['b', '2']]);
  });

  it('succeeds without a record', () => {
    expect(erase(() => createMemoryStorage(), 'a')).toBe(true);
  });

  it('reports when the record is still there', () => {
    const storage = createMemoryStorage({ a: '1' }, { removeItem: refuse });
    expect(erase(() => storage, 'a')).toBe(false);
  });

  it('counts an unreadable record as removed', () => {
    const storage = createMemoryStorage({ a: '1' }, { removeItem: refuse, getItem: refuse });
    expect(erase(() => storage, 'a')).toBe(true);
    expect(erase(refuse, 'a')).toBe(true);
  });
});
