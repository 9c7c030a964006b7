// @vitest-environment jsdom
import { dinarMoneyDefinition, giftReceipt } from '@rad-wallet/mocks/samples';
import { BankTransferFlow } from '@rad-wallet/ui/features/bank-transfer';
import { createBankTransferPlan } from '@rad-wallet/ui/features/bank-transfer/plan';
import { BillPaymentFlow } from '@rad-wallet/ui/features/bill-payment';
import { createBillPaymentPlan } from '@rad-wallet/ui/features/bill-payment/plan';
import { CardPaymentScreen } from '@rad-wallet/ui/features/card-payment';
import { createCardPaymentPlan } from '@rad-wallet/ui/features/card-payment/plan';
import { CryptoTransferScreen } from '@rad-wallet/ui/features/crypto-transfer';
import { createCryptoTransferPlan } from '@rad-wallet/ui/features/crypto-transfer/plan';
import { GiftFlow } from '@rad-wallet/ui/features/gift';
import { createGiftPlan } from '@rad-wallet/ui/features/gift/plan';
import { RequestMoneyFlow } from '@rad-wallet/ui/features/request-money';
import { createRequestMoneyPlan } from '@rad-wallet/ui/features/request-money/plan';
import { SendMoneyFlow } from '@rad-wallet/ui/features/send-money';
import { createSendMoneyPlan } from '@rad-wallet/ui/features/send-money/plan';
import { defineMoney } from '@rad-wallet/ui/format';
import type { Plan } from '@rad-wallet/ui/plans';
import { WalletProvider } from '@rad-wallet/ui/provider';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { listStates } from './machine';
import { getPathsByState } from './paths';
import { replaceClipboard, replaceShare } from './user';
import { walkView } from './view';
import { startWalk, walkTo, type Walk } from './walk';

const accounts = [{ id: 'a1', type: 'current', balance: '12.500' }];

const plan = createSendMoneyPlan({
  money: defineMoney(dinarMoneyDefinition),
  accounts,
  contacts: [
    { id: 'noura', name: 'Noura', phone: '+965 5123 4567', initials: 'N', lastAmount: '2.500' },
  ],
  amount: '4.250',
});

// Flows log failed requests to the console.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true;
  window.scrollTo = () => {};
});
afterAll(() => void vi.restoreAllMocks());

it('reaches every state with the money, accounts and contacts of another wallet', () => {
  expect([...getPathsByState(plan).keys()].toSorted()).toEqual(listStates(plan.machine).toSorted());
});

it('starts with the loaded accounts', async () => {
  const { actor } = await walkTo(plan, 'enteringAmount');
  expect(actor.getSnapshot().context).toMatchObject({
    money: { home: 'KWD' },
    accounts: { status: 'ready', value: accounts },
    contact: { name: 'Noura' },
  });
});

/** Tunisian dinars only. */
const money = defineMoney({
  home: 'TND',
  currencies: { TND: { kind: 'cash', decimals: 3, accountType: 'trustvault' } },
  prices: { status: 'ready', value: { values: {} } },
  rates: { status: 'ready', value: { values: {} } },
});
const contacts = [
  { id: 'amel', name: 'Amel', phone: '+216 20 123 456', initials: 'A', lastAmount: '2.500' },
] as const;
const held = [{ id: 'cash', type: 'trustvault', balance: '4500.750' }];
const tunisia = { code: 'TN', name: 'Tunisia', banks: [{ code: 'BIATTNTT', name: 'BIAT' }] };
const electricity = { id: 'electricity', providers: ['STEG'] } as const;
const design = {
  id: 'golden-elegance',
  name: 'Golden Elegance',
  color: 'Gold',
  pattern: 'Stripes',
  preview: 'Golden paper',
  occasion: 'Any',
} as const;
const bill = {
  id: 'water',
  category: 'water',
  provider: 'SONEDE',
  amount: '31.250',
  dueDate: '2026-11-15',
  status: 'overdue',
} as const;

/** A plan of the wallet in dinars, and its view. */
const entry = <Machine extends AnyStateMachine>(
  dinarPlan: Plan<Machine>,
  view: (actor: ActorRefFrom<Machine>) => ReactNode,
) => ({
  name: dinarPlan.machine.id,
  walked: dinarPlan as unknown as Plan,
  view: view as (actor: unknown) => ReactNode,
});

it.each([
  entry(createSendMoneyPlan({ money, contacts, accounts: held, amount: '1250.125' }), (actor) => (
    <SendMoneyFlow actor={actor} contacts={contacts} />
  )),
  entry(createRequestMoneyPlan({ money, contacts, payee: contacts[0].phone }), (actor) => (
    <RequestMoneyFlow actor={actor} contacts={contacts} />
  )),
  entry(createBankTransferPlan({ money, countries: [tunisia] }), (actor) => (
    <BankTransferFlow actor={actor} countries={[tunisia]} accountHolder="Amel" />
  )),
  entry(createBillPaymentPlan({ bill, category: electricity }), (actor) => (
    <BillPaymentFlow
      actor={actor}
      categories={[electricity]}
      bills={{ status: 'ready', value: [bill] }}
    />
  )),
  entry(createCardPaymentPlan({ money, accounts: held }), (actor) => (
    <CardPaymentScreen actor={actor} />
  )),
  entry(createCryptoTransferPlan({ money, crypto: 'BTC' }), (actor) => (
    <CryptoTransferScreen actor={actor} cryptos={['BTC']} />
  )),
  entry(createGiftPlan({ money, contacts, receipt: giftReceipt, design }), (actor) => (
    <GiftFlow
      actor={actor}
      contacts={[{ ...contacts[0], isRecent: true }]}
      designs={[design]}
      onShareDetails={() => {}}
      onDownloadReceipt={() => {}}
      onShareReceipt={() => {}}
    />
  )),
])(
  'walks through $name in a wallet that has only dinars',
  { timeout: 300_000 },
  async ({ walked, view }) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const undo = [replaceClipboard({ writeText: async () => {} }), replaceShare(undefined)];
    onTestFinished(() => {
      root.unmount();
      document.body.replaceChildren();
      for (const restore of undo) restore();
    });
    const render = ({ actor }: Walk) =>
      flushSync(() =>
        root.render(
          <WalletProvider key={actor.sessionId} money={money}>
            {view(actor)}
          </WalletProvider>,
        ),
      );
    // Loads the later steps.
    const first = startWalk(walked);
    render(first);
    await vi.dynamicImportSettled();
    first.end();
    await walkView(walked, { begin: render }, { userEvent });
  },
);
