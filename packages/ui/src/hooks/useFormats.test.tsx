import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../format/testing/money';
import { en } from '../messages/en';
import { WalletProvider } from '../provider';
import { useFormats } from './useFormats';

function Formatted() {
  const { formatAmount, formatPreview, formatAvailable } = useFormats();
  return [formatAmount('1500'), formatPreview('2.5', 'GOLD'), formatAvailable('3', 'BHD')].join();
}

it('puts no line break between an amount and its currency', () => {
  const html = renderToString(
    <WalletProvider money={money} locale="en" messages={en} timeZone="UTC">
      <Formatted />
    </WalletProvider>,
  );
  expect(html).toContain('Rs.\u00a01,500.00,2.500\u00a0g,BD\u00a03.00');
});
