import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AmountSentence, AmountText } from '../components/Amount';
import { money } from '../format/testing/money';
import { loadAllMessages, LOCALES } from '../messages';
import { WalletProvider } from './WalletProvider';

const catalogues = await loadAllMessages();

// Otherwise a narrow line breaks between 'Rs.' and the number.
it.each(LOCALES)('an amount in a text has no line break: %s', (locale) => {
  const html = renderToString(
    <WalletProvider money={money} locale={locale} messages={catalogues[locale]}>
      <AmountText value="1500" />
      <AmountSentence>{(write) => `3 more for ${write('1500')}.`}</AmountSentence>
    </WalletProvider>,
  );
  expect(html.match(/Rs\.\u00a01,500\.00/g)).toHaveLength(2);
  expect(html).toContain('3 more for ');
});
