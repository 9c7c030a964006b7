import { expect, it } from 'vitest';
import { pagesOfRoutes } from './pagesOfRoutes.ts';

it('knows what each path loads', async () => {
  const pages = await pagesOfRoutes();
  expect(pages.size).toBeGreaterThan(30);
  expect(pages.get('/')).toEqual({ page: 'HomePage', texts: null });
  expect(pages.get('/bank-transfer')).toEqual({
    page: 'BankTransferPage',
    texts: ['bankTransfer', 'profile'],
  });
  // Several paths may lead to one page.
  expect(pages.get('/gift-wrap')).toEqual(pages.get('/gift-contact'));
});
