import { SPEAK_EVENT } from '#.storybook/languages/index';
import { expect, waitFor, within } from 'storybook/test';
import type { StoryContext } from './types';

/** The languages of the wallet, two of them from the right. */
export const languages = ['en', 'ur', 'ar'] as const;

/** Speaks another language in the story as it stands. */
export async function speak(language: (typeof languages)[number]): Promise<void> {
  document.dispatchEvent(new CustomEvent(SPEAK_EVENT, { detail: language }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));
}

const boxOf = (radio: HTMLElement) => (radio.closest('label') ?? radio).getBoundingClientRect();

/** Where one box stands beside another, as somebody sees it. */
function sideOf(box: DOMRect, other: DOMRect): 'left' | 'right' | 'below' | 'above' {
  if (box.top >= other.bottom) return 'below';
  if (box.bottom <= other.top) return 'above';
  return box.left < other.left ? 'left' : 'right';
}

/**
 * Walks radios that stand beside each other, there and back, by the arrow keys that point along the line: an arrow
 * leads to what it points at, or over the line's end to the next line.
 */
export async function expectArrowsToLead(
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
        await expect([arrow, nextLine]).toContain(sideOf(boxOf(radio), boxOf(last)));
      } else radio.focus();
      await expect(radio).toHaveFocus();
    }
  };
  await walk(radios, forth, 'below');
  await walk(radios.toReversed(), back, 'above');
  // Up and down lead the same way in every language.
  await userEvent.keyboard('{ArrowDown}');
  await expect(radios[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(radios[0]).toHaveFocus();
}

/** Walks the options of an open list from its first to its last, and back. */
export async function expectArrowsToClimb(
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
