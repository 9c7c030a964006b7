import { lockPlan } from '@rad-wallet/testing/screens/lock';
import { en } from '@rad-wallet/ui/messages/en';
import { LockScreen } from '@rad-wallet/ui/screens/lock';
import { course } from '../course';

export const lock = course({
  plans: [lockPlan, { ...lockPlan, input: { method: 'press' } }],
  view: (actor) => <LockScreen actor={actor} />,
  gestures: {
    'unlock.asked': ({ press }, _event, { context }) =>
      press(context.method === 'biometrics' ? en.lock.unlockByBiometrics : en.lock.unlock),
    'signOut.asked': ({ press }) => press(en.lock.signOut),
    confirmed: ({ press }) => press(en.signOut.confirm),
    back: ({ press }) => press(en.common.cancel),
  },
});
