import { expect, it } from 'vitest';
import { routes } from '../../apps/wallet/src/routes';
import { hasBar } from './bar';

it.each([...routes])('has the bar on %s where the wallet has it', (path, { hasBottomBar }) => {
  expect(hasBar(path)).toBe(hasBottomBar);
});

it('has none on a path that the wallet does not know', () => {
  expect(hasBar('/no-such-page')).toBe(false);
});
