import { expect, it } from 'vitest';
import { routes } from '../routes';
import { isCoveredOn, locksOn } from './lockedPaths';

const open = ['/auth', '/login', '/signup', '/loading'];
const signOut = '/sign-out-confirmation';

it('locks on every path but those of coming and going', () => {
  const others = [...routes.keys()].filter((path) => !locksOn(path));
  expect(others.toSorted()).toEqual([...open, signOut].toSorted());
});

it('covers the question before signing out as well, once it is locked', () => {
  const others = [...routes.keys()].filter((path) => !isCoveredOn(path));
  expect(others.toSorted()).toEqual(open.toSorted());
});

it.each(['/nowhere', '/profile/more'])('does neither on %s, which is no page', (path) => {
  expect([locksOn(path), isCoveredOn(path)]).toEqual([false, false]);
});

it('takes a slash at the end for nothing', () => {
  expect([locksOn('/funds/'), isCoveredOn('/auth/')]).toEqual([true, false]);
});
