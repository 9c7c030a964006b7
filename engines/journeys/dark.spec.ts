import { dark } from '@rad-wallet/ui/theme/tokens';
import { heading } from '../tab';
import { expect, test } from '../test';

test.use({ isDark: true });
test.skip(({ engineName }) => engineName === 'webkit', 'MiniBrowser has a light theme only.');

/** As browsers serialise a colour. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

test('the built wallet follows a dark system, with the colours of the theme', async ({ tab }) => {
  await tab.open('/');
  await tab.see(heading('Wallet'));
  const colours = await tab.run(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colours).toEqual([toRgb(dark.ground), toRgb(dark.text)]);
});
