import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';

/** Parts of an ICU message, collected from all nesting levels. */
export interface MessageParts {
  /** Literal texts, in branch order. */
  literals: string[];
  /** The kinds of use per argument: `argument`, `number`, `plural`, `select` … */
  kinds: Map<string, Set<string>>;
  tags: Set<string>;
  plurals: PluralElement[];
  /** The options of each `select`, except `other`. */
  choices: Map<string, Set<string>>;
}

const addTo = <Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value) =>
  sets.set(key, (sets.get(key) ?? new Set()).add(value));

function collect(elements: MessageFormatElement[], parts: MessageParts): MessageParts {
  for (const element of elements) {
    if (isLiteralElement(element)) parts.literals.push(element.value);
    else if (isTagElement(element)) {
      parts.tags.add(element.value);
      collect(element.children, parts);
    } else if (isPluralElement(element) || isSelectElement(element)) {
      addTo(parts.kinds, element.value, isSelectElement(element) ? 'select' : 'plural');
      if (isPluralElement(element)) parts.plurals.push(element);
      for (const [choice, branch] of Object.entries(element.options)) {
        if (isSelectElement(element) && choice !== 'other') {
          addTo(parts.choices, element.value, choice);
        }
        collect(branch.value, parts);
      }
    } else if (element.type !== TYPE.pound) {
      addTo(
        parts.kinds,
        element.value,
        isArgumentElement(element) ? 'argument' : TYPE[element.type],
      );
    }
  }
  return parts;
}

/** @throws if the text is not a valid ICU message */
export const parseMessageParts = (message: string): MessageParts =>
  collect(parse(message), {
    literals: [],
    kinds: new Map(),
    tags: new Set(),
    plurals: [],
    choices: new Map(),
  });

type Messages = { readonly [key: string]: string | Messages };

/** Returns all messages of a catalogue as pairs of path and text: `['home.title', 'Wallet']`. */
export const listMessages = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listMessages(value, `${path}${key}.`),
  );
