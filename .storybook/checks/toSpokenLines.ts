/** Roles whose content screen readers announce as one name, without the elements inside. */
const HAS_ATOMIC_NAME = /^(?:button|link|radio|checkbox|switch|option|tab|slider|img), /;

/** Removes ends of elements, paragraphs, list positions, and text already contained in a control's name. */
export function toSpokenLines(phrases: readonly string[]): string[] {
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
