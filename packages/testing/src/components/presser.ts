import { triggerLongPress } from '@react-aria/test-utils';
import type { UserEvent } from '@testing-library/user-event';

/** For a test in each: `describe.each(INTERACTION_TYPES)`. */
export const INTERACTION_TYPES = ['mouse', 'touch', 'keyboard'] as const;

export type InteractionType = (typeof INTERACTION_TYPES)[number];

export interface TesterOptions {
  /** The element under test. */
  root: HTMLElement;
  /** @default that of the user */
  interactionType?: InteractionType;
}

interface PresserOptions {
  events: Pick<UserEvent, 'click' | 'keyboard' | 'paste' | 'pointer' | 'tab'>;
  interactionType: InteractionType;
  advanceTimer: (ms: number) => Promise<unknown>;
}

/** Presses elements with the mouse, a finger or the keyboard. */
export interface Presser extends Pick<PresserOptions, 'interactionType'> {
  /** Moves the focus to a field; with the keyboard, by Tab. */
  focus: (field: HTMLElement) => Promise<void>;
  press: (button: HTMLElement) => Promise<void>;
  /** Presses for as long as a long press takes. */
  hold: (button: HTMLElement) => Promise<void>;
  /** Sends keys as `user-event` writes them to the focused element. */
  type: (keys: string) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

/** In ms; React Aria's long press takes as long. */
const LONG_PRESS = 500;

export function createPresser({ events, interactionType, advanceTimer }: PresserOptions): Presser {
  const type = (keys: string) => events.keyboard(keys);

  async function tabTo(element: HTMLElement) {
    const passed = new Set<Element | null>();
    while (document.activeElement !== element) {
      if (passed.has(document.activeElement))
        throw new Error('The Tab key does not reach the element.');
      passed.add(document.activeElement);
      await events.tab();
    }
  }

  async function press(element: HTMLElement) {
    if (interactionType === 'touch') await events.pointer({ target: element, keys: '[TouchA]' });
    else await events.click(element);
  }

  if (interactionType !== 'keyboard') {
    return {
      interactionType,
      focus: press,
      press,
      hold: (element) =>
        triggerLongPress({ element, advanceTimer, pointerOpts: { pointerType: interactionType } }),
      type,
      paste: (text) => events.paste(text),
    };
  }
  return {
    interactionType,
    focus: tabTo,
    press: async (button) => {
      await tabTo(button);
      await type('{Enter}');
    },
    hold: async (button) => {
      await tabTo(button);
      await type('{Enter>}');
      await advanceTimer(LONG_PRESS);
      await type('{/Enter}');
    },
    type,
    paste: (text) => events.paste(text),
  };
}
