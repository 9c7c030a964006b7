import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { DebitCard } from '../components/DebitCard';
import { QrPaymentFlow, qrPaymentMachine } from './qr-payment';
import { AmountCode } from './qr-payment/AmountCode';
import { SendMoneyFlow, sendMoneyMachine } from './send-money';
import { money } from '../format/testing/money';
import { loadMessages } from '../messages';
import { SavedCardEntry } from './payment-methods/SavedCardEntry';
import { UserCard } from './profile/UserCard';
import { WalletProvider } from '../provider';

await loadMessages('ur');

const NAME = 'Sana A.';
const TEXT = 'Thanks for lunch!';

const render = (view: ReactNode) =>
  renderToString(
    <WalletProvider money={money} locale="ur" timeZone="UTC">
      {view}
    </WalletProvider>,
  );

function renderTransfer(state: 'enteringAmount' | 'confirming') {
  const { context } = createActor(sendMoneyMachine, { input: { money } }).getSnapshot();
  const snapshot = sendMoneyMachine.resolveState({
    value: state,
    context: {
      ...context,
      amount: '500',
      message: TEXT,
      contact: { id: '1', name: NAME, phone: '+92 300 1234567', initials: 'SA', lastAmount: '0' },
    },
  });
  const actor = createActor(sendMoneyMachine, { snapshot, input: { money } });
  return render(<SendMoneyFlow actor={actor} contacts={[]} />);
}

function createQrActor() {
  const { context } = createActor(qrPaymentMachine).getSnapshot();
  const snapshot = qrPaymentMachine.resolveState({
    value: 'home',
    context: { ...context, amount: '500', note: TEXT },
  });
  return createActor(qrPaymentMachine, { snapshot });
}

const receiver = { name: NAME, to: '03001234567' };

const savedCard = {
  id: '1',
  type: 'visa',
  nickname: TEXT,
  last4: '4242',
  expiryMonth: 1,
  expiryYear: 2030,
  isDefault: true,
} as const;

const debitCard = {
  id: '1',
  type: 'virtual',
  status: 'active',
  cardholderName: NAME,
  last4: '4242',
  expiryMonth: 1,
  expiryYear: 2030,
} as const;

const profile = {
  name: NAME,
  email: '',
  phone: '',
  address: '',
  kycStatus: 'verified',
  memberSince: '2024-01-01',
} as const;

// Typed text: docs/rules.md LANG-8, LANG-12.
it.each([
  ['message of a transfer', TEXT, () => renderTransfer('confirming')],
  ['payee of a transfer', NAME, () => renderTransfer('confirming')],
  [
    'note of a payment code',
    TEXT,
    () => render(<AmountCode actor={createQrActor()} receiver={receiver} />),
  ],
  [
    'name below a payment code',
    NAME,
    () => render(<QrPaymentFlow actor={createQrActor()} receiver={receiver} />),
  ],
  [
    'nickname of a card',
    TEXT,
    () =>
      render(
        <SavedCardEntry
          card={savedCard}
          isBusy={false}
          pending={null}
          onRemovalIntended={() => {}}
        />,
      ),
  ],
  ['name on a card', NAME, () => render(<DebitCard card={debitCard} />)],
  ['name of the profile', NAME, () => render(<UserCard profile={profile} />)],
])('shows the %s in its own direction', (_, typed, renderView) => {
  expect(renderView()).toContain(`<bdi>${typed}</bdi>`);
});

it('isolates the name in a sentence', () => {
  expect(renderTransfer('enteringAmount')).toContain(`\u2068${NAME}\u2069`);
});
