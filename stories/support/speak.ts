import { virtual } from '@guidepup/virtual-screen-reader';

/** Roles whose content screen readers announce as one name, without the elements inside. */
const HAS_ATOMIC_NAME = /^(?:button|link|radio|checkbox|switch|option|tab|slider|img), /;

/** Removes ends of elements, paragraphs, list positions, and text already contained in a control's name. */
function compact(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let control: string | null = null;
  for (const phrase of phrases) {
    if (phrase === `end of ${control}`) control = null;
    else if (control === null && !/^(?:end of .*|document|paragraph|listitem, .*)$/.test(phrase)) {
      lines.push(phrase);
      const isOpen = phrases.includes(`end of ${phrase}`);
      if (isOpen && HAS_ATOMIC_NAME.test(phrase)) control = phrase;
    }
  }
  return lines;
}

/** Returns what a screen reader announces from the start to the end of the page, one line per stop. */
export async function speakPage(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return compact(phrases);
}

/** Returns what a screen reader announces by itself during an action. */
export async function listen(action: () => Promise<void>): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await action();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}
