import { en } from '@rad-wallet/ui/messages/en';

/** Lists messages without arguments; those with arguments are compiled to arrays. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' && !Array.isArray(value)
    ? Object.values(value).flatMap(listTexts)
    : [];
}

const catalogue = new Set(listTexts(en));

/** Whether the text is a catalogue message without arguments. */
export const isFromCatalogue = (text: string): boolean => catalogue.has(text);

/** Whether the text is an error from the server or browser, which users should not see. */
export const isTechnical = (text: string): boolean =>
  /ledger is closed|sign in first|fetch|json|\b[45]\d\d:|undefined|\[object|Error:/i.test(text);
