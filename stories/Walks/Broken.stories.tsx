import preview from '#.storybook/preview';
import { withoutHandler } from '@rad-wallet/testing/user';
import { walkView, type WalkViewOptions } from '@rad-wallet/testing/view';
import { en } from '@rad-wallet/ui/messages/en';
import { expect } from 'storybook/test';
import * as flows from '../support/walks/flows';
import type { ModelTest } from '../support/walks/modelTest';
import * as screens from '../support/walks/screens';
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

function createFailingStory(test: ModelTest, button: string, step: RegExp) {
  const { View, underTest } = createStage(test);
  return {
    render: () => <View />,
    play: async ({ userEvent }: Pick<WalkViewOptions, 'userEvent'>) => {
      const walked = withoutHandler(button, () =>
        walkView(test.plan, underTest, { userEvent, timeout: TIMEOUT_MS }),
      );
      await expect(walked).rejects.toThrow(step);
    },
  };
}

export const SendMoneyWithoutContinue = meta.story(
  createFailingStory(
    flows.sendMoney,
    en.common.continue,
    /^sendMoney, step \d+, continued → confirming: It is in \["enteringAmount"/,
  ),
);

export const SendMoneyWithoutBack = meta.story(
  createFailingStory(flows.sendMoney, en.common.back, /^sendMoney, step \d+, back → /),
);

export const PayBillWithoutPay = meta.story(
  createFailingStory(
    flows.billPayment,
    en.billPayment.pay,
    /^billPayment, step \d+, submitted → \w+: It is in \["enteringDetails"/,
  ),
);

export const LockWithoutCancel = meta.story(
  createFailingStory(
    screens.lock,
    en.common.cancel,
    /^lock, step \d+, back → locked: It is in \["(verifying|confirmingSignOut)"/,
  ),
);

export const SignInWithoutSwitch = meta.story(
  createFailingStory(screens.auth, en.auth.signIn.switch, /^auth, step \d+, reset → editing: It /),
);

/** Control case: without a disabled button, the test passes. */
export const WithoutDisabledButton = meta.story(
  (() => {
    const { View, underTest } = createStage(screens.splash);
    return {
      render: () => <View />,
      play: async ({ userEvent }: Pick<WalkViewOptions, 'userEvent'>) => {
        await withoutHandler(en.common.back, () =>
          walkView(screens.splash.plan, underTest, { userEvent }),
        );
      },
    };
  })(),
);
