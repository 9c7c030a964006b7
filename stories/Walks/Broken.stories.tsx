import preview from '#.storybook/preview';
import { en } from '@rad-wallet/ui/messages/en';
import { expect } from 'storybook/test';
import type { AnyCourse } from '../support/walks/course';
import * as courses from '../support/walks/courses';
import { createStage } from '../support/walks/Stage';
import { walkCourse, type WalkOptions } from '../support/walks/walkCourse';
import { walkParameters } from '../support/walks/walkStory';
import { withoutHandler } from '../support/walks/withoutHandler';

// What the walks are worth: each of these takes what one button does out of a view, and sees them fail at it.

const meta = preview.meta({
  title: 'Walks/Broken',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

/** Long enough for a view that follows: here it is waited for in vain. */
const PATIENCE = 1000;

/** The walks of a course fail at this step when the buttons of this name do nothing. */
function failsWithout(course: AnyCourse, button: string, step: RegExp) {
  const stage = createStage(course);
  return {
    render: () => <stage.View />,
    play: async ({ userEvent }: Pick<WalkOptions, 'userEvent'>) => {
      const inOneGo: WalkOptions['step'] = (_label, play) => play();
      const walked = withoutHandler(button, () =>
        walkCourse(course, stage, { step: inOneGo, userEvent, patience: PATIENCE }),
      );
      await expect(walked).rejects.toThrow(step);
    },
  };
}

export const SendMoneyWithoutContinue = meta.story(
  failsWithout(
    courses.sendMoney,
    en.common.continue,
    /^sendMoney, step \d+, continued → confirming: It stands in \["enteringAmount"/,
  ),
);

export const SendMoneyWithoutBack = meta.story(
  failsWithout(courses.sendMoney, en.common.back, /^sendMoney, step \d+, back → /),
);

export const PayBillWithoutPay = meta.story(
  failsWithout(
    courses.billPayment,
    en.billPayment.pay,
    /^billPayment, step \d+, submitted → \w+: It stands in \["enteringDetails"/,
  ),
);

export const LockWithoutCancel = meta.story(
  failsWithout(
    courses.lock,
    en.common.cancel,
    /^lock, step \d+, back → locked: It stands in \["(verifying|confirmingSignOut)"/,
  ),
);

export const SignInWithoutSwitch = meta.story(
  failsWithout(courses.auth, en.auth.signIn.switch, /^auth, step \d+, reset → editing: It /),
);

/** And one that is there and does all it should: the walk goes through. */
export const NothingTakenOut = meta.story(
  (() => {
    const stage = createStage(courses.splash);
    return {
      render: () => <stage.View />,
      play: async ({ userEvent }: Pick<WalkOptions, 'userEvent'>) => {
        const walked = await withoutHandler(en.common.back, () =>
          walkCourse(courses.splash, stage, { step: (_label, play) => play(), userEvent }),
        );
        await expect(Object.keys(walked.passed)).toHaveLength(walked.of);
      },
    };
  })(),
);
