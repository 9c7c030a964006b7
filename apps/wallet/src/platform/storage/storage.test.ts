import { describe, expect, it } from 'vitest';
import { withStorage, removeItem } from './storage';
import { createMemoryStorage, refuse } from './testing/memoryStorage';

describe('withStorage', () => {
  it('returns the result of the action', () => {
    const storage = createMemoryStorage({ a: '1' });
    expect(
      withStorage(
        () => storage,
        ({ getItem }) => getItem('a'),
      ),
    ).toBe('1');
  });

  it.each([
    ['absent', () => null],
    ['denied', refuse],
  ])('returns null when the storage is %s', (_name, open) => {
    expect(withStorage(open, () => 'done')).toBeNull();
  });

  it('returns null when the action throws', () => {
    expect(withStorage(() => createMemoryStorage(), refuse)).toBeNull();
  });
});

describe('removeItem', () => {
  it('removes the record alone', () => {
    const storage = createMemoryStorage({ a: '1', b: '2' });
    expect(removeItem(() => storage, 'a')).toBe(true);
    expect([...storage.held]).toEqual([['b', '2']]);
  });

  it('succeeds without a record', () => {
    expect(removeItem(() => createMemoryStorage(), 'a')).toBe(true);
  });

  it('reports when the record is still there', () => {
    const storage = createMemoryStorage({ a: '1' }, { removeItem: refuse });
    expect(removeItem(() => storage, 'a')).toBe(false);
  });

  it('counts an unreadable record as removed', () => {
    const storage = createMemoryStorage({ a: '1' }, { removeItem: refuse, getItem: refuse });
    expect(removeItem(() => storage, 'a')).toBe(true);
    expect(removeItem(refuse, 'a')).toBe(true);
  });
});
