import { expectDarkColours } from '../expectDarkColours';
import { heading } from '../tab';
import { test } from '../test';

test.use({ isDark: true });
test.skip(({ engineName }) => engineName === 'webkit', 'MiniBrowser has a light theme only.');

test('the built wallet follows a dark system, with the colours of the theme', async ({ tab }) => {
  await tab.open('/');
  await tab.see(heading('Wallet'));
  await expectDarkColours(tab);
});
