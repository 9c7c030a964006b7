// What engines do differently, and the wallet shows in the same way.
import { languages, loadAllMessages } from '@rad-wallet/ui/messages';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expectDarkColours } from '../expectDarkColours';
import { button, heading, option, text, type Query, type Tab } from '../tab';
import { expect, test } from '../test';

const { en, ur, ar } = await loadAllMessages();
const catalogues = { en, ur, ar };

async function chooseLanguage(tab: Tab, language: 'ur' | 'ar') {
  await tab.open('/app-settings');
  await tab.click(button(/Language$/));
  await tab.click(option(languages[language].name));
  await tab.see(heading(catalogues[language].appSettings.title));
}

/** Prints the statement of this month without the print dialog, and returns the text of the PDF. */
async function printStatement(tab: Tab, messages: typeof en, file: string): Promise<string> {
  const { statement } = messages.transactionHistory;
  await tab.run(() => {
    window.print = () => document.documentElement.toggleAttribute('data-is-printing', true);
  });
  await tab.click(button(statement.title));
  await tab.click(button(statement.print));
  await expect
    .poll(() => tab.run(() => document.documentElement.hasAttribute('data-is-printing')))
    .toBe(true);
  writeFileSync(file, (await tab.driver.print?.()) ?? '');
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

test.describe('a printed statement', () => {
  test.skip(({ engineName }) => engineName === 'webkit', 'WebKitGTK’s driver cannot print.');

  test('has text', async ({ tab }, info) => {
    await tab.open('/transactions');
    await tab.see(heading('Transactions'));
    const printed = await printStatement(tab, en, info.outputPath('statement.pdf'));
    expect(printed).toContain('RAD Wallet: statement');
    expect(printed).toMatch(/Closing balance +Rs\. 711,875\.00/);
    // Only Chromium prints page numbers, so the text does not refer to them.
    expect(printed).not.toMatch(/page/i);
  });

  for (const language of ['ur', 'ar'] as const) {
    test(`has text in ${language}`, async ({ tab }, info) => {
      const messages = catalogues[language];
      await chooseLanguage(tab, language);
      await tab.open('/transactions');
      await tab.see(heading(messages.transactionHistory.title));
      const printed = await printStatement(tab, messages, info.outputPath('statement.pdf'));
      expect(printed).toContain('711,875.00');
      const { closing } = messages.transactionHistory.statement;
      expect(printed.normalize('NFKC')).toContain(closing);
    });
  }
});

/** Runs in the page and in Node. Returns a checksum of all days of the Umm al-Qura calendar from 1880 to 2199. */
function sumIslamicDates(): number {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  let sum = 0;
  for (let day = Date.UTC(1880, 0, 1); day < Date.UTC(2200, 0, 1); day += 86_400_000) {
    for (const { type, value } of format.formatToParts(day)) {
      if (type === 'year' || type === 'month' || type === 'day') {
        sum = (sum * 31 + Number(value)) % 1_000_003;
      }
    }
  }
  return sum;
}

test('the Umm al-Qura calendar has the same days as in Node', async ({ tab }) => {
  await tab.open('/');
  await tab.see(heading('Wallet'));
  expect(await tab.run(sumIslamicDates)).toBe(sumIslamicDates());
});

test('a text that was pasted with direction marks and two spaces is found', async ({ tab }) => {
  await tab.open('/transactions');
  await tab.enter({ role: 'searchbox' }, '\u2066Sana\u200e  Ahmed\u2069');
  await tab.see({ role: 'list', name: en.transactionHistory.results });
  await tab.see(text('Received from Sana Ahmed'));
});

for (const language of ['en', 'ur', 'ar'] as const) {
  test(`an amount is found as it is shown in ${language}`, async ({ tab }) => {
    if (language !== 'en') await chooseLanguage(tab, language);
    await tab.open('/transactions');
    await tab.see(heading(catalogues[language].transactionHistory.title));
    const amount: Query = { name: /^\W*[+−-].*\d\.\d\d\W*$/, within: { role: 'main' } };
    const { text: shown } = await tab.see(amount);
    await tab.enter({ role: 'searchbox' }, shown);
    await tab.see({ role: 'list', name: catalogues[language].transactionHistory.results });
    await tab.see(text(shown));
  });
}

test('the chosen dark theme has its colours', async ({ tab }) => {
  await tab.open('/app-settings');
  await tab.click(text(en.appSettings.choices.theme.dark));
  await expectDarkColours(tab);
});
