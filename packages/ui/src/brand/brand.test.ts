import { expect, it } from 'vitest';
import { listMessages } from '../catalogues/testing/messageParts';
import { loadAllMessages } from '../catalogues';
import { createTranslator } from '../messages/createTranslator';
import { createBrandTexts } from '.';

const messages = await loadAllMessages();

const locales = ['en', 'ur', 'ar'] as const;

/** Words of this wallet's brand, and of what it complies with. */
const OWN = /RAD|Solana|CNIC|Shari|شریع|شرعی|اسلامی|الشريعة|شرعية|إسلامية/;

/** Content of the demo, facts about coins, a style of calligraphy, and lines that a prop of the screen removes. */
const NOT_BRAND =
  /^(crypto\.(names|networks)\.SOL|faq\.|giftWraps\.|marketplace|cards\.|investment\.shariah|profile\.certified|funds\.compliant)/;

it.each(locales)('equals the catalogue for this wallet in %s', (locale) => {
  const rad = createBrandTexts({ name: 'RAD Wallet', shortName: 'RAD' }, locale);
  expect(messages[locale]).toMatchObject(rad);
});

it.each(locales)('leaves no name or claim of this wallet in %s', (locale) => {
  const sadaf = createBrandTexts(
    { name: 'Sadaf', chain: 'Mina', identityCard: 'Civil ID', isShariahCompliant: false },
    locale,
  );
  const texts = new Map([
    ...listMessages(messages[locale] as never),
    ...listMessages(sadaf as never),
  ]);
  const left = [...texts].filter(
    ([path, text]) => !NOT_BRAND.test(path) && OWN.test(JSON.stringify(text)),
  );
  expect(left).toEqual([]);
});

it('keeps braces and apostrophes of a name', () => {
  const t = createTranslator({
    language: { tag: 'en', formatLocale: 'en' },
    set: { id: 'common', en: {} },
    getMessages: () => [createBrandTexts({ name: "Ali's {Wallet}" }).common],
  });
  expect(t('documentTitle', { page: 'Home' })).toBe("Home · Ali's {Wallet}");
});
