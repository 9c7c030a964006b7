import { cryptoTransferPlan } from '@rad-wallet/testing/screens/crypto-transfer';
import { en } from '@rad-wallet/ui/messages/en';
import {
  CryptoTransferScreen,
  type CryptoTransferValues,
} from '@rad-wallet/ui/screens/crypto-transfer';
import { course } from '../course';
import { owner } from './forms';

export const cryptoTransfer = course({
  plans: [{ ...cryptoTransferPlan, events: [...cryptoTransferPlan.events, { type: 'reset' }] }],
  view: (actor) => <CryptoTransferScreen actor={actor} />,
  page: owner<CryptoTransferValues>(),
  gestures: {
    changed: async ({ press, type }, { values: { crypto, amount, address } }) => {
      if (crypto) await press(en.crypto.names[crypto], 'radio');
      if (amount) await type(en.payment.amount, amount);
      if (address) await type(en.crypto.transfer.address, address);
    },
    submitted: ({ press }) => press(en.crypto.transfer.submit),
    reset: ({ page }) => page('reset'),
    back: ({ press }, _event, snapshot) =>
      press(snapshot.matches('succeeded') ? en.payment.backToWallet : en.common.back),
  },
});
