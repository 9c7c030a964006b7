import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { cryptoTransferMachine, CryptoTransferScreen } from '.';

it('offers only the cryptocurrencies of the app', () => {
  const actor = createActor(cryptoTransferMachine, { input: { facts: { money } } });
  const html = renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <CryptoTransferScreen actor={actor} cryptos={['USDT']} />
    </WalletProvider>,
  );
  expect(html).toContain('USDT (TRC20)');
  expect(html).not.toContain('Bitcoin');
});
