import { findWindowed } from '../../../scripts/lib/browser.mjs';
import { expect, test } from './support/host';
import { openCachedHome } from './support/cachedHome';

// Headless browsers do not check installability.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findWindowed() }),
    { scope: 'worker' },
  ],
});

test('can be installed', async ({ page, context }) => {
  await openCachedHome(page);
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The only error expected: tests run in an incognito context, in which apps cannot be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
