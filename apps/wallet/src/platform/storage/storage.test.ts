import { describe, expect, it } from 'vitest';
import { withStorage, removeItem } from './storage';
import { createMemoryStorage, denyAccess } from './testing/memoryStorage';

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
    ['denied', denyAccess],
  ])('returns null when the storage is %s', (_name, open) => {
    expect(withStorage(open, () => 'done')).toBeNull();
  });

  it('returns null when the action throws', () => {
    expect(withStorage(() => createMemoryStorage(), denyAccess)).toBeNull();
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
    const storage = createMemoryStorage({ a: '1' }, { removeItem: denyAccess });
    expect(removeItem(() => storage, 'a')).toBe(false);
  });

  it('counts an unreadable record as removed', () => {
    const storage = createMemoryStorage(
      { a: '1' },
      { removeItem: denyAccess, getItem: denyAccess },
    );
    expect(removeItem(() => storage, 'a')).toBe(true);
    expect(removeItem(denyAccess, 'a')).toBe(true);
  });
});
