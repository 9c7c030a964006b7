/** Roles whose content screen readers announce as one name, without the elements inside. */
const HAS_ATOMIC_NAME = /^(?:button|link|radio|checkbox|switch|option|tab|slider|img), /;

/** Whether an alert has no end, as an element without content. */
function isEmptyAlert(following: readonly string[]): boolean {
  const end = following.indexOf('end of alert');
  const next = following.indexOf('alert');
  return end < 0 || (next >= 0 && next < end);
}

/**
 * Removes ends of elements, paragraphs, list positions, and text already contained in a control's name; also an empty
 * alert, whose place depends on whether a lazy dialog was loaded before.
 */
export function toSpokenLines(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let control: string | null = null;
  for (const [index, phrase] of phrases.entries()) {
    if (phrase === 'alert' && isEmptyAlert(phrases.slice(index + 1))) continue;
    if (phrase === `end of ${control}`) control = null;
    else if (control === null && !/^(?:end of .*|document|paragraph|listitem, .*)$/.test(phrase)) {
      lines.push(phrase);
      const isOpen = phrases.includes(`end of ${phrase}`);
      if (isOpen && HAS_ATOMIC_NAME.test(phrase)) control = phrase;
    }
  }
  return lines;
}
