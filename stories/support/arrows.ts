import { SET_LANGUAGE_EVENT } from '#.storybook/languages/index';
import type { Locale } from '@rad-wallet/ui/messages';
import { expect, waitFor, within } from 'storybook/test';
import type { StoryContext } from './types';

export async function setLanguage(language: Locale): Promise<void> {
  document.dispatchEvent(new CustomEvent(SET_LANGUAGE_EVENT, { detail: language }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));
}

const getBox = (radio: HTMLElement) => (radio.closest('label') ?? radio).getBoundingClientRect();

function getSide(box: DOMRect, other: DOMRect): 'left' | 'right' | 'below' | 'above' {
  if (box.top >= other.bottom) return 'below';
  if (box.bottom <= other.top) return 'above';
  return box.left < other.left ? 'left' : 'right';
}

/** Moves through radio buttons in visual direction, forwards, backwards, and to the next line. */
export async function expectHorizontalArrows(
  group: HTMLElement,
  { userEvent }: Pick<StoryContext, 'userEvent'>,
) {
  const radios = within(group).getAllByRole('radio');
  const [forth, back] =
    getComputedStyle(group).direction === 'rtl'
      ? (['left', 'right'] as const)
      : (['right', 'left'] as const);
  const walk = async (way: readonly HTMLElement[], arrow: 'left' | 'right', nextLine: string) => {
    for (const [index, radio] of way.entries()) {
      const last = way[index - 1];
      if (last) {
        await userEvent.keyboard(arrow === 'left' ? '{ArrowLeft}' : '{ArrowRight}');
        await expect([arrow, nextLine]).toContain(getSide(getBox(radio), getBox(last)));
      } else radio.focus();
      await expect(radio).toHaveFocus();
    }
  };
  await walk(radios, forth, 'below');
  await walk(radios.toReversed(), back, 'above');
  // Up and down are the same in every language.
  await userEvent.keyboard('{ArrowDown}');
  await expect(radios[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(radios[0]).toHaveFocus();
}

export async function expectVerticalArrows(
  options: readonly HTMLElement[],
  { userEvent }: Pick<StoryContext, 'userEvent'>,
) {
  for (const option of options) {
    await waitFor(() => expect(option).toHaveFocus());
    if (option !== options.at(-1)) await userEvent.keyboard('{ArrowDown}');
  }
  for (const option of options.toReversed().slice(1)) {
    await userEvent.keyboard('{ArrowUp}');
    await expect(option).toHaveFocus();
  }
}
