import { pointerMap, User, type UserOpts } from '@react-aria/test-utils';
import { userEvent } from '@testing-library/user-event';
import { AmountFieldTester, CodeFieldTester } from './fieldTesters';
import { NumpadTester } from './NumpadTester';
import { createPresser, INTERACTION_TYPES, type TesterOptions } from './presser';

const testers = {
  AmountField: AmountFieldTester,
  CodeField: CodeFieldTester,
  Numpad: NumpadTester,
};

/** A component of the library for which React Aria has no tester. */
export type WalletPattern = keyof typeof testers;

/** Far enough from the previous tap not to be the second of a double tap (docs/rules.md NAV-16), in px. */
const TAP_DISTANCE = 100;

/** `userEvent` taps everywhere at the same place; this one taps each time at another. */
function createUserEvent() {
  const events = userEvent.setup({ delay: null, pointerMap });
  let clientX = 0;
  const pointer: typeof events.pointer = (input) => {
    clientX += TAP_DISTANCE;
    const tap =
      typeof input === 'object' && 'keys' in input ? { coords: { clientX }, ...input } : input;
    return events.pointer(tap);
  };
  return { ...events, pointer };
}

/**
 * A user of the components, with mouse, touch or keyboard. `createTester` of React Aria has testers for `Select`, `Menu`,
 * `Dialog`, `Tabs`, `RadioGroup`, `CheckboxGroup`, `ListBox` and others; `createWalletTester` those of the library's own
 * components.
 */
export class ComponentUser extends User {
  readonly #events = createUserEvent();

  constructor(options: UserOpts = {}) {
    super(options);
    // React Aria has no option for the place of a tap, and the second of two taps at one place can be ignored.
    Reflect.set(this, 'user', this.#events);
  }

  /** Creates a tester for one of the library's own fields. `root` is the field, or an element that contains only it. */
  createWalletTester<Pattern extends WalletPattern>(
    pattern: Pattern,
    { root, interactionType = this.interactionType ?? INTERACTION_TYPES[0] }: TesterOptions,
  ): InstanceType<(typeof testers)[Pattern]> {
    const Tester = testers[pattern];
    const presser = createPresser({
      events: this.#events,
      interactionType,
      advanceTimer: async (ms) => this.advanceTimer?.(ms),
    });
    return new Tester(root, presser) as InstanceType<(typeof testers)[Pattern]>;
  }
}
