import { sendWalletPlan } from '@rad-wallet/testing/screens/send-wallet';
import { en } from '@rad-wallet/ui/messages/en';
import { SendWalletScreen, type SendWalletValues } from '@rad-wallet/ui/screens/send-wallet';
import { course } from '../course';
import { owner } from './forms';

const nothing = () => {};

export const sendWallet = course({
  plans: [{ ...sendWalletPlan, events: [...sendWalletPlan.events, { type: 'reset' }] }],
  view: (actor) => <SendWalletScreen actor={actor} recents={[]} onRecipientSelected={nothing} />,
  page: owner<SendWalletValues>(),
  gestures: {
    changed: async ({ type }, { values: { amount, recipient } }) => {
      if (amount) await type(en.payment.amount, amount);
      if (recipient) await type(en.sendWallet.recipient, recipient);
    },
    submitted: ({ press }) => press(en.sendWallet.send),
    reset: ({ page }) => page('reset'),
    back: ({ press }, _event, snapshot) =>
      press(snapshot.matches('succeeded') ? en.payment.backToWallet : en.common.back),
  },
});
