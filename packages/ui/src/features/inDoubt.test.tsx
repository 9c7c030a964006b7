import { profile } from '@rad-wallet/mocks/samples';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor, type ActorRefFrom, type AnyStateMachine, type InputFrom } from 'xstate';
import { resumeIntents } from '../engine';
import { money } from '../format/testing/money';
import { loadMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';
import { WalletProvider } from '../provider';
import { BankTransferFlow, bankTransferMachine } from './bank-transfer';
import { CryptoTransferScreen, cryptoTransferMachine } from './crypto-transfer';
import { SendMoneyFlow, sendMoneyMachine } from './send-money';

const summary = { payee: 'Ahmed Khan', amount: '1500', currency: 'PKR' };

function start<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const startedAt = '2026-11-27T09:00:00Z';
  const intent = { key: 'key', subject: '', request: {}, summary, startedAt };
  const snapshot = resumeIntents(machine, input, [intent]);
  return createActor(machine, { input, snapshot } as never).start() as ActorRefFrom<Machine>;
}

const views: [string, () => ReactNode][] = [
  ['send money', () => <SendMoneyFlow actor={start(sendMoneyMachine, { money })} contacts={[]} />],
  [
    'bank transfer',
    () => (
      <BankTransferFlow
        actor={start(bankTransferMachine, { money })}
        countries={[]}
        accountHolder={profile.name}
      />
    ),
  ],
  [
    'crypto transfer',
    () => <CryptoTransferScreen actor={start(cryptoTransferMachine, { facts: { money } })} />,
  ],
];

await Promise.all([loadMessages('ur'), loadMessages('ar')]);

const languages = [
  ['en', paymentMessages.en],
  ['ur', (await paymentMessages.load.ur()).default],
  ['ar', (await paymentMessages.load.ar()).default],
] as const;

it.each(views)('shows payee and amount of a payment in doubt: %s', (_flow, view) => {
  for (const [locale, { inDoubt }] of languages) {
    const html = renderToString(
      <WalletProvider money={money} locale={locale} timeZone="UTC">
        {view()}
      </WalletProvider>,
    );
    for (const text of [inDoubt.title, inDoubt.noticeTitle, inDoubt.check, summary.payee])
      expect(html).toContain(text);
    expect(html).toMatch(/1,500|١٬٥٠٠|۱٬۵۰۰/);
  }
});
