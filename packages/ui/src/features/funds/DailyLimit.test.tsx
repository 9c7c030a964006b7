import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toPlainText } from '../../format';
import { money } from '../../format/testing/money';
import { LOCALES } from '../../locale/languages';
import { loadMessages } from '../../messages';
import { WalletProvider } from '../../provider';
import { DailyLimit } from './DailyLimit';
import { FundsScreen } from '.';

await Promise.all(LOCALES.map(loadMessages));

it.each([
  ['ur', ['روزانہ کی حد: Rs. 500,000', 'روزانہ کی حد: 500000 روپے']],
  ['ar', ['الحد اليومي: Rs. 500,000', 'الحد اليومي: 500000 روبية']],
  ['en', ['Daily limit: PKR 500,000']],
] as const)('is shown as a figure and announced in words, %s', (locale, expected) => {
  const html = renderToString(
    <WalletProvider money={money} locale={locale} timeZone="UTC">
      <DailyLimit limit="500000" />
    </WalletProvider>,
  );
  const texts = html.split(/<[^>]*>/).map((text) => toPlainText(text).trim());
  expect(texts.filter(Boolean)).toEqual(expected);
});

it.each([
  ['500000', /Daily limit: PKR.500,000/],
  [undefined, /^(?!.*Daily limit)/s],
])('is among the guidelines if the app gives it: %s', (dailyLimit, guidelines) => {
  const html = renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <FundsScreen
        available={{ status: 'loading' }}
        transactions={{ status: 'loading' }}
        dailyLimit={dailyLimit}
      />
    </WalletProvider>,
  );
  expect(html).toContain('Transfer Guidelines');
  expect(html).toMatch(guidelines);
});
