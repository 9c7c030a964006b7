import { toSpokenLines } from '#.storybook/checks/toSpokenLines';
import { virtual } from '@guidepup/virtual-screen-reader';

/** Returns what a screen reader announces from the start to the end of the page, one line per stop. */
export async function speakPage(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return toSpokenLines(phrases);
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
