import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Money } from '../../format';
import { dinarMoney, money } from '../../format/testing/money';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { WalletProvider } from '../../provider';
import {
  createWalletAccount,
  qrPaymentMachine,
  QrPaymentFlow,
  type MerchantAccountInfo,
  type QrPaymentActor,
  type Receiver,
} from '.';

const consoleError = vi.spyOn(console, 'error').mockReturnValue();

const render = (
  wallet: Money,
  account?: MerchantAccountInfo,
  actor: QrPaymentActor = createActor(qrPaymentMachine),
  receiver: Receiver = { name: 'Sara', to: '50012345' },
) =>
  renderToString(
    <WalletProvider money={wallet} locale="en" timeZone="UTC">
      <QrPaymentFlow actor={actor} receiver={receiver} account={account} />
    </WalletProvider>,
  );

const quickReceive = qrPaymentMessages.en.quickReceive;

it('shows a code for the market of its account', () => {
  const market = { currency: '414', country: 'KW', city: 'Kuwait City', language: 'AR' };
  expect(render(money)).toContain(quickReceive);
  expect(render(dinarMoney, createWalletAccount('50012345', market))).toContain(quickReceive);
  expect(consoleError).not.toHaveBeenCalled();
});

it('shows a code for an amount with the decimals of the home currency', () => {
  const market = { currency: '414', country: 'KW', city: 'Kuwait City', language: 'AR' };
  const actor = createActor(qrPaymentMachine, { input: { decimals: 3 } }).start();
  actor.send({ type: 'generate.chosen' });
  const show = (amount: string) => {
    actor.send({ type: 'amount.changed', amount });
    return render(dinarMoney, createWalletAccount('50012345', market), actor);
  };
  expect(show('1.255')).toContain('54051.255');
  expect(show('1.2555')).not.toContain('Your QR code');
});

it('shows no code, and an error, in a market other than Pakistan that it does not know', () => {
  const page = render(dinarMoney);
  expect(page).not.toContain(quickReceive);
  expect(page).not.toContain(qrPaymentMessages.en.generate);
  expect(page).toContain(qrPaymentMessages.en.scan);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] QrPaymentFlow shows no payment codes: they would request PKR, but the home currency is KWD. Pass the market of your codes in account.',
  );
});

it('shows no code after `generate.chosen` without a market', () => {
  const actor = createActor(qrPaymentMachine).start();
  actor.send({ type: 'generate.chosen' });
  const page = render(dinarMoney, undefined, actor);
  expect(page).toContain(qrPaymentMessages.en.title);
  expect(page).not.toContain(qrPaymentMessages.en.generateTitle);
});

it.each([
  ['without a number', { name: 'Sara', to: '' }, undefined, false],
  ['with marks as its number', { name: 'سارة', to: '\u2066\u2069' }, undefined, false],
  ['for a scheme, without a Latin name and a number', { name: 'سارة', to: '' }, '1', false],
  ['for a scheme, without a number', { name: 'Sara', to: '' }, '1', true],
  ['without a Latin name', { name: 'سارة', to: '50012345' }, undefined, true],
])('shows a code %s: %j, %j: %s', (_what, receiver, scheme, isShown) => {
  const account = scheme === undefined ? undefined : createWalletAccount(scheme);
  const page = render(money, account, createActor(qrPaymentMachine), receiver);
  expect(page.includes(quickReceive)).toBe(isShown);
  expect(page.includes(qrPaymentMessages.en.generate)).toBe(isShown);
});
