import { defaultHrefs } from '@rad-wallet/ui/provider';
import { expect, it } from 'vitest';
import { routeTable } from '../../apps/wallet/src/routeTable';

it('has a page wherever a link of the library leads', () => {
  const missing = Object.entries(defaultHrefs).filter(
    ([, path]) => !Object.hasOwn(routeTable, path),
  );
  expect(missing).toEqual([]);
});
