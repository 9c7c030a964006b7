import { defaultHrefs } from '@rad-wallet/ui/provider';
import { expect, it } from 'vitest';
import { routes } from '../../apps/wallet/src/routes';

it('has a page wherever a link of the library leads', () => {
  const missing = Object.entries(defaultHrefs).filter(([, path]) => !routes.has(path));
  expect(missing).toEqual([]);
});
