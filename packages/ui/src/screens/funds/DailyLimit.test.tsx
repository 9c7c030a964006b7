import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toPlainText } from '../../format';
import { money } from '../../format/testing/money';
import { loadAllMessages } from '../../messages';
import { WalletProvider } from '../../provider';
import { DailyLimit } from './DailyLimit';

const catalogues = await loadAllMessages();

it.each([
  ['ur', ['روزانہ کی حد: Rs. 500,000', 'روزانہ کی حد: 500,000 روپے']],
  ['ar', ['الحد اليومي: Rs. 500,000', 'الحد اليومي: 500,000 روبية']],
  ['en', ['Daily limit: PKR 500,000']],
] as const)('is shown as a figure and announced in words, %s', (locale, said) => {
  const html = renderToString(
    <WalletProvider money={money} locale={locale} messages={catalogues[locale]} timeZone="UTC">
      <DailyLimit />
    </WalletProvider>,
  );
  const texts = html.split(/<[^>]*>/).map((text) => toPlainText(text).trim());
  expect(texts.filter(Boolean)).toEqual(said);
});
