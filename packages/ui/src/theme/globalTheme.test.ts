import { globalStyle } from '@vanilla-extract/css';
import { expect, it, vi } from 'vitest';
import { globalTheme } from './globalTheme';
import { radTheme } from './radTheme';

vi.mock(import('@vanilla-extract/css'), async (original) => ({
  ...(await original()),
  globalStyle: vi.fn(),
}));

it('writes nothing that is not given: what a language sets leaves the scheme to light and dark', () => {
  globalTheme(':root', radTheme);
  const written = vi.mocked(globalStyle).mock.calls.map(([selector, rule]) => ({
    selector,
    rule: rule['@media'] ? Object.values(rule['@media'])[0] : rule,
  }));
  const inArabic = written.filter(({ selector }) => selector.includes(':lang(ar)'));
  expect(inArabic.length).toBeGreaterThan(0);
  for (const { rule } of inArabic) expect(rule).not.toHaveProperty('colorScheme');
  expect(written.filter(({ rule }) => rule?.colorScheme === 'dark').length).toBeGreaterThan(0);
});
