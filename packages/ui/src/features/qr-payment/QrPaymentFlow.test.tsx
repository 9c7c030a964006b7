import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Money } from '../../format';
import { dinarMoney, money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { createWalletAccount, qrPaymentMachine, QrPaymentFlow, type MerchantAccountInfo } from '.';

const consoleError = vi.spyOn(console, 'error').mockReturnValue();

const render = (wallet: Money, account?: MerchantAccountInfo) =>
  renderToString(
    <WalletProvider money={wallet} locale="en" timeZone="UTC">
      <QrPaymentFlow
        actor={createActor(qrPaymentMachine)}
        receiver={{ name: 'Sara', to: '50012345' }}
        account={account}
      />
    </WalletProvider>,
  );

it('warns about codes in another currency than the home currency', () => {
  const market = { currency: '414', country: 'KW', city: 'Kuwait City', language: 'AR' };
  render(money);
  render(dinarMoney, createWalletAccount('50012345', market));
  expect(consoleError).not.toHaveBeenCalled();
  render(dinarMoney);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] The payment codes of QrPaymentFlow request PKR, but the home currency is KWD: pass the market of your codes in account.',
  );
});
