import { defaultHrefs } from '@rad-wallet/ui/provider';
import { expect, it } from 'vitest';
import { hrefs } from '../../apps/wallet/src/pages';

it('links to the same paths in the wallet and in Storybook, which uses the defaults of the library', () => {
  expect(hrefs).toMatchObject(defaultHrefs);
});
