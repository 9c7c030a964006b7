import { defaultHrefs } from '@rad-wallet/ui/provider';
import { expect, it } from 'vitest';
import { routeTable } from '../../apps/wallet/src/routeTable';

it('has a page for every link of the library', () => {
  const missing = Object.entries(defaultHrefs).filter(
    ([, path]) => !Object.hasOwn(routeTable, path),
  );
  expect(missing).toEqual([]);
});
