import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AmountSentence, AmountText } from '../components/Amount';
import { money } from '../format/testing/money';
import { useFormats } from '../hooks/useFormats';
import { LOCALES } from '../locale/languages';
import { loadMessages } from '../messages';
import { WalletProvider } from './WalletProvider';

await Promise.all(LOCALES.map(loadMessages));

function Formatted() {
  const { formatAmount, formatPreview, formatAvailable } = useFormats();
  return [formatAmount('1500'), formatPreview('2.5', 'GOLD'), formatAvailable('3', 'BHD')].join();
}

// Otherwise 'Rs.' and the number could be on different lines.
it.each(LOCALES)('an amount in a text has no line break: %s', (locale) => {
  const html = renderToString(
    <WalletProvider money={money} locale={locale}>
      <AmountText value="1500" />
      <AmountSentence>{(write) => `3 more for ${write('1500')}.`}</AmountSentence>
    </WalletProvider>,
  );
  expect(html.match(/Rs\.\u00a01,500\.00/g)).toHaveLength(2);
  expect(html).toContain('3 more for ');
});

it('an amount in a formatted text has no line break', () => {
  const html = renderToString(
    <WalletProvider money={money} locale="en">
      <Formatted />
    </WalletProvider>,
  );
  expect(html).toContain('Rs.\u00a01,500.00,2.500\u00a0g,BD\u00a03.00');
});
