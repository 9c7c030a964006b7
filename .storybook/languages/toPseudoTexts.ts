import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { pseudoLocalizeString } from 'pseudo-localization';

function disguise(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (isLiteralElement(element))
      return { ...element, value: pseudoLocalizeString(element.value) };
    if (isTagElement(element)) return { ...element, children: disguise(element.children) };
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.entries(element.options).map(([choice, option]) => [
        choice,
        { ...option, value: disguise(option.value) },
      ]);
      return { ...element, options: Object.fromEntries(options) } as typeof element;
    }
    return element;
  });
}

/**
 * Makes a message longer and accented but still readable, to reveal text that does not fit or is not from the
 * catalogue: ‘⟦Ŧǿǿŧȧȧŀ {amount}⟧’
 */
export const toPseudoMessage = (message: string): string =>
  `⟦${printAST(disguise(parse(message)))}⟧`;

/** Pseudo-localizes every message of a catalogue. */
export function toPseudoTexts<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, text]: [string, string | object]) => [
    key,
    typeof text === 'string' ? toPseudoMessage(text) : toPseudoTexts(text),
  ]);
  return Object.fromEntries(entries) as Texts;
}
