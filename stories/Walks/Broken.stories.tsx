import preview from '#.storybook/preview';
import { contacts } from '@rad-wallet/mocks/samples';
import type { Plan } from '@rad-wallet/testing';
import { authPlan } from '@rad-wallet/testing/features/auth';
import { billPaymentPlan } from '@rad-wallet/testing/features/bill-payment';
import { lockPlan } from '@rad-wallet/testing/features/lock';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';
import { splashPlan } from '@rad-wallet/testing/features/splash';
import { withoutHandler } from '@rad-wallet/testing/user';
import { walkView, type WalkViewOptions } from '@rad-wallet/testing/view';
import { AuthScreen } from '@rad-wallet/ui/features/auth';
import { BillPaymentFlow } from '@rad-wallet/ui/features/bill-payment';
import { LockScreen } from '@rad-wallet/ui/features/lock';
import { SendMoneyFlow, type SendMoneyActor } from '@rad-wallet/ui/features/send-money';
import { SplashScreen } from '@rad-wallet/ui/features/splash';
import { en } from '@rad-wallet/ui/messages/en';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { billCategories } from '../../apps/wallet/src/features/bill-payment/billCategories';
import { createStage } from '../support/walks/Stage';
import { walkParameters } from '../support/walks/createWalkStory';

// Proves that model tests find defects: each story disables one button and expects the test to fail there.

const meta = preview.meta({
  title: 'Walks/Broken',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

/** Timeout, in ms. Shorter than the default, because these walks always time out. */
const TIMEOUT_MS = 1000;

function createFailingStory<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  view: (actor: ActorRefFrom<Machine>) => ReactNode,
  button: string,
  step: RegExp,
) {
  const { View, underTest } = createStage(view);
  return {
    render: () => <View />,
    play: async ({ userEvent }: Pick<WalkViewOptions, 'userEvent'>) => {
      const walked = withoutHandler(button, () =>
        walkView(plan as unknown as Plan, underTest, { userEvent, timeout: TIMEOUT_MS }),
      );
      await expect(walked).rejects.toThrow(step);
    },
  };
}

const sendMoney = (actor: SendMoneyActor) => <SendMoneyFlow actor={actor} contacts={contacts} />;

export const SendMoneyWithoutContinue = meta.story(
  createFailingStory(
    sendMoneyPlan,
    sendMoney,
    en.common.continue,
    /^sendMoney, step \d+, continued → confirming: It is in \["enteringAmount"/,
  ),
);

export const SendMoneyWithoutBack = meta.story(
  createFailingStory(sendMoneyPlan, sendMoney, en.common.back, /^sendMoney, step \d+, back → /),
);

const bills = billPaymentPlan.events.flatMap((event) =>
  event.type === 'bill.chosen' ? [event.bill] : [],
);

export const PayBillWithoutPay = meta.story(
  createFailingStory(
    billPaymentPlan,
    (actor) => (
      <BillPaymentFlow
        actor={actor}
        categories={billCategories}
        bills={{ status: 'ready', value: bills }}
      />
    ),
    en.billPayment.pay,
    /^billPayment, step \d+, submitted → \w+: It is in \["enteringDetails"/,
  ),
);

export const LockWithoutCancel = meta.story(
  createFailingStory(
    lockPlan,
    (actor) => <LockScreen actor={actor} />,
    en.common.cancel,
    /^lock, step \d+, back → locked: It is in \["(verifying|confirmingSignOut)"/,
  ),
);

export const SignInWithoutSwitch = meta.story(
  createFailingStory(
    authPlan,
    (actor) => <AuthScreen actor={actor} onForgotPassword={() => {}} />,
    en.auth.signIn.switch,
    /^auth, step \d+, reset → editing: It /,
  ),
);

/** Control case: without a disabled button, the test passes. */
export const WithoutDisabledButton = meta.story(
  (() => {
    const { View, underTest } = createStage<typeof splashPlan.machine>((actor) => (
      <SplashScreen actor={actor} />
    ));
    return {
      render: () => <View />,
      play: async ({ userEvent }: Pick<WalkViewOptions, 'userEvent'>) => {
        await withoutHandler(en.common.back, () =>
          walkView(splashPlan as unknown as Plan, underTest, { userEvent }),
        );
      },
    };
  })(),
);
