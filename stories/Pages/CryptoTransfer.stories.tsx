import preview, { navigate } from '#.storybook/preview';
import {
  cryptoTransferMachine,
  CryptoTransferScreen,
  type CryptoTransferValues,
} from '@rad-wallet/ui/features/crypto-transfer';
import { expect, waitFor } from 'storybook/test';
import CryptoTransferPage from '../../apps/wallet/src/features/crypto-transfer/CryptoTransferPage';
import { money } from '../support/money';
import { authorize, demandPin, expectConsent } from '../support/consent';
import { createFormStories } from '../support/createFormStories';
import {
  createInDoubtContext,
  createConsentContext,
  createRepeatContext,
  waitForQuestion,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Crypto Transfer',
  tags: ['area:transfer-and-pay'],
  component: CryptoTransferPage,
  subcomponents: { CryptoTransferScreen },
  render: () => (
    <PageStory path="/crypto-transfer">
      <CryptoTransferPage />
    </PageStory>
  ),
});

const blank: CryptoTransferValues = { amount: '500', currency: 'PKR', crypto: null, address: '' };
const filled: CryptoTransferValues = {
  ...blank,
  crypto: 'USDT',
  address: 'TRadDemoX7k9QwErTy2UzPaSdFgHjKLmn4',
};
const long: CryptoTransferValues = {
  ...filled,
  amount: '987654321098765.43',
  address: 'RadDemo7Wf3kTzQp8mVxLs2Yh5NcJb9EgUr4AaKdXsMt'.repeat(2),
};

const { failedThenSucceeded, completedAfter, exitedWithBack, pausedByPointer, inState } =
  createFormStories({
    machine: cryptoTransferMachine,
    input: { values: filled, facts: { money } },
    view: (actor) => <CryptoTransferScreen actor={actor} />,
  });

const waiting = (values: CryptoTransferValues) => ({
  ...inState('editing', values),
  play: async ({ canvas }: StoryContext) => {
    await expect(canvas.getByRole('button', { name: 'Transfer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Currency/ })).toHaveTextContent('PKR');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('500');
    for (const [name, network] of [
      ['Bitcoin', 'Bitcoin Network'],
      ['USDT (TRC20)', 'TRC20 Tron'],
      ['Solana', 'Solana Network'],
    ]) {
      const radio = canvas.getByRole('radio', { name });
      await expect(radio).not.toBeChecked();
      await expect(radio).toHaveAccessibleDescription(network);
    }
    await expect(canvas.getByText(/cannot be reversed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Transfer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Filled = meta.story({
  tags: ['screen'],
  ...inState('editing', filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Transfer' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const NoCryptocurrency = meta.story(waiting({ ...filled, crypto: null }));

export const AmountZero = meta.story(waiting({ ...filled, amount: '0' }));

export const BlankAddress = meta.story(waiting({ ...filled, address: '   ' }));

export const CryptocurrencyRequired = meta.story(
  inState('editing', { ...filled, crypto: null }, { problem: { id: 'cryptocurrencyRequired' } }),
);

export const InvalidAmount = meta.story(
  inState('editing', { ...filled, amount: '0' }, { problem: { id: 'invalidAmount' } }),
);

export const WalletAddressRequired = meta.story({
  ...inState('editing', { ...filled, address: '' }, { problem: { id: 'walletAddressRequired' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Wallet Address')).toHaveAccessibleDescription(
      'Please enter a destination wallet address.',
    );
  },
});

export const FilledLongTexts = meta.story({ ...inState('editing', long), ...narrow });

export const Transferring = meta.story({
  ...inState('submitting', filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
});

const inDoubt = createInDoubtContext({ payee: filled.address, amount: '500', currency: 'PKR' });

export const AskedToRepeat = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(
    'asking',
    filled,
    createRepeatContext({ payee: filled.address, amount: '500', currency: 'PKR' }),
  ),
  play: waitForQuestion,
});

export const AskedForConsent = meta.story({
  tags: ['no-visual'],
  ...inState(
    'asking',
    filled,
    createConsentContext({ payee: filled.address, amount: '500', currency: 'PKR' }),
    (actor) => <CryptoTransferScreen actor={actor} authorize={authorize} />,
  ),
  beforeEach: demandPin,
  play: () => expectConsent(filled.address, 'Rs. 500.00'),
});

export const InDoubt = meta.story(inState(UNRESOLVED, filled, inDoubt));

export const Checking = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(REPEATING, filled, inDoubt),
});

export const Finding = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState(FINDING, filled, inDoubt),
});

export const TransferFailed = meta.story(
  inState('editing', filled, { problem: { id: 'transferFailed' } }),
);

export const Initiated = meta.story(inState('succeeded', filled));

export const InitiatedLongTexts = meta.story({ ...inState('succeeded', long), ...narrow });

export const FailedThenInitiated = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded('Transfer', 'Transfer Failed'),
});

export const StaysWhilePointedAt = meta.story({
  tags: ['no-visual'],
  ...pausedByPointer('Transfer'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack('Back') });

export const ExitedAfterTransferring = meta.story({
  tags: ['no-visual'],
  ...completedAfter('Transfer', 'Back to wallet'),
});

export const TransfersThenNavigates = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Solana' }));
    await userEvent.type(canvas.getByLabelText('Wallet Address'), 'RadDemo7Wf3k');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Transfer' }));
    await expectToast('Transfer Initiated');
    await expect(await canvas.findByRole('heading', { name: 'On Its Way' })).toHaveFocus();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }), {
      timeout: 3000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const TransfersByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    canvas.getByLabelText('Amount').focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Wallet Address')).toHaveFocus();
    await userEvent.keyboard('bc1qdemo');
    const submit = canvas.getByRole('button', { name: /^(Transfer|Send)/ });
    for (let press = 0; document.activeElement !== submit && press < 8; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expectToast('Transfer Initiated');
  },
});
